import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { TestServer } from '#test/support/server.ts'
import { openWizard, wishFor } from '#test/support/wizard.ts'
import { faultsOf } from './axe.ts'

/** Actions of an organiser on the pages of an event; used by the browser tests. */

/** The events of an account that was just made on a host. */
export async function openNewAccount(server: TestServer, page: Page, host: string): Promise<void> {
  await wishFor(await openWizard(server.port), host, { name: `Parafia ${host.split('.')[0]}` })
  await page.goto(server.address('panel.zapisano.localhost'))
  await page.getByRole('button', { name: /Maria Zielińska/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Wydarzenia' }).waitFor()
}

export const field = (page: Page, id: string) => page.locator(`[id="${id}"]`)
export const publication = (page: Page) => page.locator('.draft-publication')
const toOverview = (page: Page) => page.getByRole('link', { name: 'Pulpit' }).click()
const toSettings = (page: Page) => page.getByRole('link', { name: 'Ustawienia wydarzenia' }).click()

export async function chooseDay(page: Page, id: string, [day, month, year]: [string, string, string]) {
  await field(page, id).selectOption(day)
  await field(page, `${id}-month`).selectOption(month)
  await field(page, `${id}-year`).selectOption(year)
}

export async function expectSound(page: Page): Promise<void> {
  expect(await faultsOf(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
}

/** Waits until a change that was just made has been saved by itself. */
export async function expectSaved(page: Page): Promise<void> {
  await page
    .getByText(/^(Wszystko zapisane|Strona pokazuje wszystko)/)
    .first()
    .waitFor()
  await page.waitForFunction(() => Object.keys(localStorage).every((key) => !key.startsWith('panel.draft.')))
}

/** Types a value into a field and waits until it has been saved. */
export async function typeAndSave(page: Page, id: string, value: string): Promise<void> {
  await field(page, id).fill(value)
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('panel.draft.')))
  await expectSaved(page)
}

/** Opens the settings from the overview; on a phone the menu is folded. */
export async function openSettings(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  if (await menu.isVisible()) await menu.click()
  await toSettings(page)
  await page.getByRole('heading', { level: 1, name: 'Informacje' }).waitFor()
}

export async function openOverview(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  if (await menu.isVisible()) await menu.click()
  await toOverview(page)
  await publication(page).waitFor()
}
