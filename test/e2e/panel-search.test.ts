import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { asOwner } from '#test/support/owner.ts'
import { look, type Registered, register, startTestSite, type TestSite } from '#test/support/site.ts'
import { faultsOf } from './axe.ts'

/** The search of the panel: people, events and pages by one field. */

let site: TestSite
let browser: Browser
let registered: Registered

beforeAll(async () => {
  site = await startTestSite()
  registered = await register(site)
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.[Symbol.asyncDispose]()
})

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Szukaj' })
const field = (page: Page) => dialog(page).getByRole('combobox')
const results = (page: Page) => dialog(page).getByRole('option')

async function nameOfFirst(): Promise<string> {
  const [person] = (await look(site, registered)).people
  if (person === undefined) throw new Error('Nobody is registered.')
  return `${person.firstName} ${person.lastName}`
}

async function openPanel(page: Page, role: string): Promise<void> {
  const sql = 'UPDATE membership SET role = $1 WHERE account_id = $2'
  await asOwner(site.server.databaseUrl, sql, [role, site.account])
  await page.goto(site.server.address('panel.zapisano.localhost'))
  await page.getByRole('button', { name: /Danuta Wrona/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Wydarzenia' }).waitFor()
}

test('an owner finds a person, an event and a page by keys alone, and the focus comes back', async () => {
  await using opened = await openDesktop(browser)
  const { page } = opened
  await openPanel(page, 'owner')
  await page.keyboard.press('Control+k')
  await results(page).first().waitFor()
  expect(await faultsOf(page)).toEqual([])

  const name = await nameOfFirst()
  await field(page).fill(name.toLowerCase())
  await results(page).filter({ hasText: name }).first().waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.keyboard.press('Enter')
  await page.waitForURL(new RegExp(`/zgloszenia/${registered.id}`))
  await page.getByRole('dialog').getByRole('heading').first().waitFor()

  await page.goto(site.server.address('panel.zapisano.localhost'))
  await page.getByRole('heading', { level: 1, name: 'Wydarzenia' }).waitFor()
  await page.keyboard.press('Control+k')
  await field(page).fill('rower')
  await results(page).filter({ hasText: 'Rowerowa Pielgrzymka' }).first().waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Rowerowa Pielgrzymka' }).waitFor()

  await page.keyboard.press('Control+k')
  await field(page).fill('oplaty')
  await results(page).filter({ hasText: 'Opłaty' }).first().waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Opłaty' }).waitFor()

  // A part of the open event's settings leads to its page.
  await page.keyboard.press('Control+k')
  await field(page).fill('udzial')
  await results(page).filter({ hasText: 'Ustawienia · Opłaty' }).first().waitFor()
  await page.keyboard.press('Escape')

  const button = page.getByRole('button', { name: 'Szukaj' })
  await button.click()
  await field(page).fill('czego nie ma')
  await dialog(page).getByText('Nic takiego nie ma.').waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  expect(await dialog(page).count()).toBe(0)
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('who checks tickets finds no people and no page that would refuse them', async () => {
  await using opened = await openPhone(browser)
  const { page } = opened
  await openPanel(page, 'check_in')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('button', { name: 'Szukaj' }).click()
  await results(page).first().waitFor()
  expect(await results(page).locator('b').allInnerTexts()).toEqual(['Wydarzenia'])
  await field(page).fill(await nameOfFirst())
  await dialog(page).getByText('Nic takiego nie ma.').waitFor()
  expect(await results(page).count()).toBe(0)
  expect(await faultsOf(page)).toEqual([])
})
