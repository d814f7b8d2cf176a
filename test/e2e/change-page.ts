import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Registered, TestSite } from '#test/support/site.ts'
import { faultsOf } from './axe.ts'
import { plain } from './family-on-a-phone.ts'

/** 'Zmień zgłoszenie' as tests use it. */

/** The address of 'Moje zgłoszenie'. */
export const addressOf = ({ server, host }: Pick<TestSite, 'server' | 'host'>, { token }: Registered) =>
  `${server.address(host)}/zgloszenie/${token}`

/** Opens the page from 'Moje zgłoszenie' by its button. */
export async function openChange(page: Page, site: TestSite, made: Registered): Promise<void> {
  await page.goto(addressOf(site, made))
  await page.getByRole('link', { name: 'Zmień zgłoszenie' }).click()
  await page.getByRole('heading', { level: 1, name: 'Zmień zgłoszenie' }).waitFor()
  await takenOver(page)
}

/** Waits until the page is hydrated: a key that is pressed before that is lost. */
export const takenOver = (page: Page) => page.locator('.change > fieldset:enabled').waitFor()

export const summaryOf = (page: Page) => page.getByRole('complementary', { name: 'Co się zmienia' })

export const buttonOf = (page: Page, name: string) =>
  summaryOf(page).getByRole('button', { name, exact: true })

/** The text of the summary, once it contains this outcome. */
export async function summaryWith(page: Page, outcome: string): Promise<string> {
  await summaryOf(page).getByText(outcome).first().waitFor()
  return plain(await summaryOf(page).innerText())
}

/** Expects that the page has no faults in its present state. */
export async function expectSound(page: Page, width = 360): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  expect(await faultsOf(page)).toEqual([])
}

/** Sends the change; returns the text of 'Moje zgłoszenie' afterwards. */
export async function confirm(page: Page, name: string): Promise<string> {
  await buttonOf(page, name).press('Enter')
  await page.getByText('Zgłoszenie zmienione').waitFor()
  return plain(await page.getByRole('main').innerText())
}

/** A stop of the trip, for one person or for all alike. */
export const stop = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Autokar' }).locator('label.option').filter({ hasText: name })
