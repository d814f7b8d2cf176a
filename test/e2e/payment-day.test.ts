import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openPhone } from '#test/support/browser.ts'
import { orderOf, outing } from '#test/support/outing.ts'
import { register, startTestSite, type TestSite } from '#test/support/site.ts'
import { faultsOf } from './axe.ts'
import { goOn, plain } from './family-on-a-phone.ts'

/** A price fixed by the day of payment (flow C10): today's and the next one are shown next to the amount to pay. */
let site: TestSite
let browser: Browser
const last = Temporal.Now.plainDateISO('Europe/Warsaw').add({ days: 40 })

beforeAll(async () => {
  const { items = [], ...rest } = outing()
  const price = [
    { when: { fact: 'paymentDay', atMost: last.toString() }, amount: 10_000 },
    { amount: 12_000 },
  ]
  site = await startTestSite({
    definition: { ...rest, items: items.map((item) => (item.id === 'fee' ? { ...item, price } : item)) },
  })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await site[Symbol.asyncDispose]()
})

async function fillIn(page: Page): Promise<void> {
  await page.goto(`${site.server.address(site.host)}/${site.slug}/zapisy`)
  await page.getByText('Na początek wystarczy imię i nazwisko. O resztę zapytamy później.').waitFor()
  await page.getByRole('textbox', { name: 'Imię' }).fill('Iga')
  await page.getByRole('textbox', { name: 'Nazwisko' }).fill('Mazur')
  await goOn(page, 'Dalej', 'Udział i dodatki')
  await goOn(page, 'Dalej', 'Dane')
  await page.getByLabel('Adres e-mail').fill('iga@example.org')
  await page.getByLabel('Numer telefonu').fill('600 000 111')
  await goOn(page, 'Sprawdź i potwierdź', 'Podsumowanie')
}

test('the summary shows until when the price applies, and the price afterwards', async () => {
  await using phone = await openPhone(browser)
  const { page } = phone
  await fillIn(page)
  const note = plain(await page.getByText('Cena zależy od dnia wpłaty').innerText())
  expect(note).toMatch(
    /^Cena zależy od dnia wpłaty\. Razem do \d+ \p{L}+( \d{4})?: 100 zł, od \d+ \p{L}+( \d{4})?: 120 zł\.$/u,
  )
  expect(note).toContain(`do ${last.day} `)
  expect(await faultsOf(page)).toEqual([])
})

test('until it is paid, its page shows today’s price and the next one', async () => {
  const made = await register(site, orderOf('iga'))
  await using phone = await openPhone(browser)
  const { page } = phone
  await page.goto(`${site.server.address(site.host)}/zgloszenie/${made.token}`, { waitUntil: 'networkidle' })
  const hint = plain(await page.getByText('jeśli zapłacisz').innerText())
  expect(hint).toMatch(/^100 zł, jeśli zapłacisz do \d+ \p{L}+( \d{4})?\. Od \d+ \p{L}+( \d{4})?: 120 zł\.$/u)
  expect(hint).toContain(`do ${last.day} `)
  expect(await faultsOf(page)).toEqual([])
})

test('a payer is not sent to pay another sum than the button showed', async () => {
  const made = await register(site, orderOf('ewa'))
  await using phone = await openPhone(browser)
  const { page } = phone
  await page.goto(`${site.server.address(site.host)}/zgloszenie/${made.token}`, { waitUntil: 'networkidle' })
  const elsewhere = '/zgloszenie/gdzie-indziej-000000000000'
  await page.route(
    (url) => url.pathname.endsWith('/payments'),
    (route) => route.fulfill({ status: 201, json: { redirectUrl: elsewhere, amount: 7_000 } }),
  )
  await page.getByRole('button', { name: 'Zapłać 50 zł' }).click()
  const status = page.getByText('Kwota się zmieniła')
  await status.waitFor()
  expect(plain(await status.innerText())).toBe(
    'Kwota się zmieniła: było 50 zł, teraz jest 70 zł. Jeśli się zgadzasz, naciśnij jeszcze raz.',
  )
  expect(new URL(page.url()).pathname).toBe(`/zgloszenie/${made.token}`)
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Zapłać 70 zł' }).click()
  await page.waitForURL((url) => url.pathname === elsewhere)
})
