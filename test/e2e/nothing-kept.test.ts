import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openPhone } from '#test/support/browser.ts'
import { look, register, startTestSite, type TestSite } from '#test/support/site.ts'
import { TRIP, tripOf } from './change-events.ts'
import { addressOf, openChange, stop, summaryWith } from './change-page.ts'
import { goOn } from './family-on-a-phone.ts'

/** A browser without any storage for sites: registering and changing still work. */
let site: TestSite
let browser: Browser

beforeAll(async () => {
  site = await startTestSite({ definition: TRIP })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await site[Symbol.asyncDispose]()
})

/** Removes both storages from the page; collects the errors that follow. */
async function denyStores(page: Page): Promise<string[]> {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get })
  })
  return faults
}

test('a visitor registers', async () => {
  await using phone = await openPhone(browser)
  const { page } = phone
  const faults = await denyStores(page)
  await page.goto(`${site.server.address(site.host)}/${site.slug}/zapisy`)
  await page.getByRole('textbox', { name: 'Imię' }).fill('Iga')
  await page.getByRole('textbox', { name: 'Nazwisko' }).fill('Mazur')
  await goOn(page, 'Dalej', 'Udział i dodatki')
  await stop(page, 'Kielce').click()
  await goOn(page, 'Dalej', 'Dane')
  await page.getByLabel('Adres e-mail').fill('iga@example.org')
  await page.getByLabel('Numer telefonu').fill('600 000 111')
  await goOn(page, 'Sprawdź i potwierdź', 'Podsumowanie')
  await page.getByRole('button', { name: 'Zapisuję z obowiązkiem zapłaty' }).press('Enter')
  await page.waitForURL((url) => !url.pathname.endsWith('/zapisy'))
  expect(faults).toEqual([])
})

test('a registration is changed', async () => {
  const made = await register(site, tripOf({ Ewa: { coach: 'kielce' } }))
  await using phone = await openPhone(browser)
  const { page } = phone
  const faults = await denyStores(page)
  await openChange(page, site, made)
  await stop(page, 'Busko-Zdrój').click()
  await summaryWith(page, 'Nowa cena')
  await page.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }).press('Enter')
  await page.waitForURL(addressOf(site, made))
  expect(await look(site, made)).toMatchObject({ revision: 2, total: 18_000 })
  expect(faults).toEqual([])
})
