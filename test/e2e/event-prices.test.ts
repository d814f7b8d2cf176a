import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { plain } from './family-on-a-phone.ts'
import {
  chooseDay,
  expectSaved,
  expectSound,
  field,
  openNewAccount,
  openOverview,
  openSettings,
} from './panel-event.ts'

/** 'Opłaty': prices, extras and reductions set by an organiser, as the family beside them and visitors see them. */

let server: TestServer
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
// Each on a server of its own: a second account of one person waits for review, and its site does not answer.
beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server[Symbol.asyncDispose]())
afterAll(() => browser.close())

const total = async (page: Page) => plain(await page.locator('.try-total').innerText()).replaceAll('\n', ' ')
const addItem = async (page: Page, name: string, kind: string) => {
  await page.getByLabel('Nazwa nowej opłaty').fill(name)
  await page.getByLabel('Co to jest').selectOption({ label: kind })
  await page.getByRole('form', { name: 'Nowa opłata' }).getByRole('button', { name: 'Dodaj' }).click()
}

async function openPrices(page: Page, host: string): Promise<void> {
  await openNewAccount(server, page, host)
  await page.getByRole('link', { name: 'Dodaj wydarzenie' }).click()
  await page.getByRole('link', { name: 'Zacznij od pustego wydarzenia' }).click()
  await field(page, 'title').fill('Zlot')
  await chooseDay(page, 'start', ['5', '8', '2027'])
  await page.getByRole('button', { name: 'Utwórz wydarzenie' }).click()
  await page.getByRole('heading', { level: 1, name: 'Zlot' }).waitFor()
  await openSettings(page)
  await page.getByRole('link', { name: 'Opłaty', exact: true }).click()
  await page.getByRole('heading', { name: 'Wypróbuj' }).waitFor()
}

test.each([
  { size: '1280', open: openDesktop, host: 'ceny.zapisano.localhost' },
  { size: '360', open: openPhone, host: 'cenytel.zapisano.localhost' },
])(
  'prices by age, a coach with stops and a reduction come out to the grosz, at $size',
  async ({ open, host }) => {
    await using opened = await open(browser)
    const { page } = opened
    await openPrices(page, host)
    expect(await total(page)).toBe('Razem 0 zł')
    await page.getByLabel('Udział: każdy').fill('260')
    await expect.poll(() => total(page)).toBe('Razem 1560 zł')
    await page.getByRole('button', { name: 'Inna cena dla części osób' }).click()
    await page.getByLabel('Udział: wiek do 15 lat').fill('120')
    // Two adults at 260 zł and four children at 120 zł.
    await expect.poll(() => total(page)).toBe('Razem 1000 zł')
    await page.getByRole('button', { name: 'Trzecie i\u00a0każde następne dziecko' }).click()
    await expect.poll(() => total(page)).toBe('Razem 760 zł')

    await addItem(page, 'Autokar powrotny', 'przejazd')
    const coach = page.getByRole('region', { name: 'Autokar powrotny' })
    for (const [stop, price] of [
      ['Kielce', '55'],
      ['Łódź', '65,50'],
    ] as const) {
      await coach.getByLabel('Nowa opcja: Autokar powrotny').fill(stop)
      await coach.getByRole('button', { name: 'Dodaj', exact: true }).click()
      await coach.getByLabel(`Autokar powrotny: ${stop}`, { exact: true }).fill(price)
    }
    await expectSaved(page)
    await expectSound(page)
    await page.reload()
    await page.getByLabel('Autokar powrotny: Łódź', { exact: true }).waitFor()
    expect(await page.getByLabel('Autokar powrotny: Łódź', { exact: true }).inputValue()).toBe('65,50')
    expect(await total(page)).toBe('Razem 760 zł')

    await openOverview(page)
    await page.getByRole('button', { name: 'Otwórz zapisy' }).click()
    await page.getByText('Strona pokazuje wszystko, co tu zapisano.').waitFor()
    await page.goto(`${server.address(host)}/zlot`)
    await page.getByRole('heading', { level: 1, name: 'Zlot' }).waitFor()
    const shown = plain(await page.locator('main').innerText())
    for (const text of ['260 zł', '120 zł', 'Autokar powrotny', '65,50 zł']) expect(shown).toContain(text)
  },
)

test('what is no sum is marked and changes nothing; a name left empty stays as it was', async () => {
  await using opened = await openDesktop(browser)
  const { page } = opened
  await openPrices(page, 'zlekwoty.zapisano.localhost')
  const fee = page.getByLabel('Udział: każdy')
  await fee.fill('260')
  await fee.fill('dwieście')
  expect(await fee.getAttribute('aria-invalid')).toBe('true')
  expect(await total(page)).toBe('Razem 1560 zł')
  const name = page.getByLabel('Nazwa opłaty')
  await name.fill('')
  await name.press('Tab')
  expect(await name.inputValue()).toBe('Udział')
  await expectSaved(page)
  await expectSound(page)
})
