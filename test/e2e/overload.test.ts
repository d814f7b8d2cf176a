import pg from 'pg'
import type { Browser, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openPhone } from '#test/support/browser.ts'
import { outing } from '#test/support/outing.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'
import { faultsOf } from './axe.ts'
import { goOn, plain } from './family-on-a-phone.ts'

/** What a visitor reads when the server is overloaded, and how they go on. */
let site: TestSite
let browser: Browser

const CROWDED = 'Teraz jest tu bardzo wiele osób naraz. Spróbuj ponownie za chwilę, nic nie przepadło.'
const TOO_MANY = 'Za dużo prób naraz. Odczekaj chwilę.'

beforeAll(async () => {
  const { items = [], ...rest } = outing()
  const price = [{ when: { fact: 'code', is: 'GÓRY' }, amount: 5_000 }, { amount: 10_000 }]
  site = await startTestSite({
    definition: { ...rest, items: items.map((item) => (item.id === 'fee' ? { ...item, price } : item)) },
  })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await site[Symbol.asyncDispose]()
})

const address = () => `${site.server.address(site.host)}/${site.slug}`
const refuse = (code: string, title: string) => (route: Route) =>
  route.fulfill({
    status: 429,
    contentType: 'application/problem+json',
    body: JSON.stringify({ type: `https://zapisano.pl/problems/${code}`, title, status: 429, code }),
  })
const at = (end: string) => (url: URL) => url.pathname.endsWith(end)
const ORDERS = at('/registrations')
const QUOTES = at('/quotes')

/** Expects that the page has no faults in its present state, on a small phone. */
async function isSound(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await faultsOf(page)).toEqual([])
}

async function enterIga(page: Page): Promise<void> {
  await page.goto(`${address()}/zapisy`)
  await page.getByRole('textbox', { name: 'Imię' }).fill('Iga')
  await page.getByRole('textbox', { name: 'Nazwisko' }).fill('Mazur')
}

test('a page that cannot be served now shows that, and has a button to try again', async () => {
  await using phone = await openPhone(browser, { javaScriptEnabled: false })
  const { page } = phone
  const owner = new pg.Client(site.server.databaseUrl)
  await owner.connect()
  await owner.query('BEGIN; LOCK TABLE capacity_pool IN ACCESS EXCLUSIVE MODE')
  const answer = await page.goto(address())
  await owner.end()
  expect(answer?.status()).toBe(429)
  await page.getByRole('heading', { level: 1, name: 'Bardzo wiele osób naraz' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click()
  await page.getByRole('heading', { level: 1, name: 'Wycieczka na Łysicę' }).waitFor()
})

test('an order that was not served in time keeps its input, and can be sent again', async () => {
  await using phone = await openPhone(browser)
  const { page } = phone
  await enterIga(page)
  await goOn(page, 'Dalej', 'Udział i dodatki')
  await goOn(page, 'Dalej', 'Dane')
  await page.getByLabel('Adres e-mail').fill('iga@example.org')
  await page.getByLabel('Numer telefonu').fill('600 000 111')
  await goOn(page, 'Sprawdź i potwierdź', 'Podsumowanie')
  await page.route(ORDERS, refuse('crowded', CROWDED))
  await page.getByRole('button', { name: 'Zapisuję z obowiązkiem zapłaty' }).click()
  await page.getByText(CROWDED).waitFor()
  await isSound(page)
  await page.unroute(ORDERS)
  await page.getByRole('button', { name: 'Zapisuję z obowiązkiem zapłaty' }).click()
  await page.waitForURL((url) => !url.pathname.endsWith('/zapisy'))
})

test('a visitor who tries too many codes is informed at the code, and goes on without one', async () => {
  await using phone = await openPhone(browser)
  const { page } = phone
  await page.route(QUOTES, refuse('too_many_requests', TOO_MANY))
  await enterIga(page)
  await page.getByLabel('Hasło lub kod').fill('DOLINY')
  await page.getByText(TOO_MANY).waitFor()
  await isSound(page)
  await page.unroute(QUOTES)
  await page.getByLabel('Hasło lub kod').fill('GÓRY')
  const accepted = page.getByText('Przyjęte. Razem')
  await accepted.waitFor()
  expect(plain(await accepted.innerText())).toBe('Przyjęte. Razem 50 zł zamiast 100 zł.')
  expect(await page.getByText(TOO_MANY).count()).toBe(0)
  await page.getByLabel('Hasło lub kod').fill('')
  await goOn(page, 'Dalej', 'Udział i dodatki')
})

test('without an answer the page shows that it retries, and retrying can be stopped', async () => {
  await using phone = await openPhone(browser)
  const { page } = phone
  await page.route(at('/availability'), (route) => route.abort())
  await enterIga(page)
  await goOn(page, 'Dalej', 'Udział i dodatki')
  await page.getByText('Próbuję połączyć się ponownie…').waitFor()
  await isSound(page)
  await page.getByRole('button', { name: 'Przestań próbować' }).press('Enter')
  await page.getByText('Próbuję połączyć się ponownie…').waitFor({ state: 'detached' })
  await goOn(page, 'Dalej', 'Dane')
})
