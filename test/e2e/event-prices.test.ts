import { readFile } from 'node:fs/promises'
import type { Browser, Locator, Page } from 'playwright-core'
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

/** 'Opłaty' and 'Dodatki': prices, extras and reductions set by an organiser, as the family beside them and visitors see them. */

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

const total = async (page: Page) =>
  plain((await page.locator('.try-total').textContent()) ?? '').replace('Razem', '')
const toTab = async (page: Page, name: string) => {
  await page.getByRole('link', { name, exact: true }).first().click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}
const press = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true }).click()
const paste = (input: Locator, text: string) =>
  input.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

async function openPrices(page: Page, host: string): Promise<void> {
  await openNewAccount(server, page, host)
  await page.getByRole('link', { name: 'Dodaj wydarzenie' }).click()
  await page.getByRole('link', { name: 'Zacznij od pustego wydarzenia' }).click()
  await field(page, 'title').fill('Zlot')
  await chooseDay(page, 'start', ['5', '8', '2027'])
  await chooseDay(page, 'end', ['14', '8', '2027'])
  await page.getByRole('button', { name: 'Utwórz wydarzenie' }).click()
  await page.getByRole('heading', { level: 1, name: 'Zlot' }).waitFor()
  await openSettings(page)
  await toTab(page, 'Opłaty')
  await page.getByRole('heading', { name: 'Wypróbuj' }).waitFor()
}

test.each([
  { size: '1280', open: openDesktop, host: 'ceny.zapisano.localhost' },
  { size: '360', open: openPhone, host: 'cenytel.zapisano.localhost' },
])(
  'prices by age, a pasted list of stops and a reduction come out to the grosz, at $size',
  async ({ open, host }) => {
    await using opened = await open(browser)
    const { page } = opened
    await openPrices(page, host)
    expect(await total(page)).toBe('0 zł')
    await page.getByLabel('Udział: każdy').fill('260')
    await expect.poll(() => total(page)).toBe('1560 zł')
    await press(page, 'Inna cena dla części osób')
    await page.getByLabel('Udział: wiek do 15 lat').fill('120')
    // Two adults at 260 zł and four children at 120 zł.
    await expect.poll(() => total(page)).toBe('1000 zł')
    await press(page, 'Trzecie i\u00a0każde następne dziecko')
    await expect.poll(() => total(page)).toBe('760 zł')
    await expectSound(page)

    await toTab(page, 'Dodatki')
    await press(page, 'Autokar z\u00a0przystankami')
    const coach = page.getByRole('region', { name: 'Autokar' })
    await paste(coach.getByLabel('Nowa opcja: Autokar'), 'Kielce\t55\t40\tparking\nŁódź\t65,50')
    expect(await coach.getByLabel('Autokar: Łódź', { exact: true }).inputValue()).toBe('65,50')
    expect(await coach.getByLabel('Miejsca: Autokar: Kielce').inputValue()).toBe('40')
    await press(coach, 'Dopisek, do kiedy i\u00a0dla kogo: Łódź')
    await coach.getByLabel('Dopisek: Łódź').fill('dworzec')
    await press(page, 'Darowizna')
    await press(page, 'Ubezpieczenie')
    await expectSaved(page)
    await expectSound(page)
    await page.reload()
    await page.getByLabel('Autokar: Łódź', { exact: true }).waitFor()
    expect(await page.getByLabel('Dopisek: Łódź').inputValue()).toBe('dworzec')

    await openOverview(page)
    await page.getByRole('button', { name: 'Otwórz zapisy' }).click()
    await page.getByText('Strona pokazuje wszystko, co tu zapisano.').waitFor()
    await page.goto(`${server.address(host)}/zlot`)
    await page.getByRole('heading', { level: 1, name: 'Zlot' }).waitFor()
    const shown = plain(await page.locator('main').innerText())
    for (const text of ['260 zł', '120 zł', 'Autokar', '65,50 zł', 'Ubezpieczenie'])
      expect(shown).toContain(text)
  },
)

test('a table by age and time with steps of its own, ages that overlap, and what the published list says', async () => {
  await using opened = await openDesktop(browser)
  const { page } = opened
  await openPrices(page, 'tabele.zapisano.localhost')
  const fee = page.getByRole('region', { name: 'Udział' })
  await fee.getByLabel('Udział: każdy').fill('200')
  await expectSaved(page)
  await openOverview(page)
  await page.getByRole('button', { name: 'Otwórz zapisy' }).click()
  await page.getByText('Strona pokazuje wszystko, co tu zapisano.').waitFor()
  await openSettings(page)
  await toTab(page, 'Opłaty')

  const also = fee.getByLabel('Udział: cena zależy też od')
  await also.selectOption({ label: 'wiek' })
  await fee.getByLabel('Udział: wiek do 15 lat').fill('100')
  await also.selectOption({ label: 'kiedy zapis' })
  await fee.getByLabel('Udział, Wiek do 15 lat, Wcześniej').fill('80')
  // Registered today, long before the day: four children at 80 zł and two adults at 200 zł.
  await expect.poll(() => total(page)).toBe('720 zł')
  await page
    .getByText('W\u00a0opublikowanym cenniku ta rodzina płaci 1200 zł, o\u00a0480 zł więcej.')
    .waitFor()

  await fee.getByText('Progi: Dla kogo').click()
  await press(fee.locator('details', { hasText: 'Progi: Dla kogo' }), 'Dodaj próg')
  await fee.getByLabel(/^Próg: Wiek do 25\slat$/).fill('Malec')
  await fee.getByLabel('Udział, Malec, Później').fill('—')
  await fee.getByLabel('Udział, Malec, Później').press('Tab')
  expect(await fee.getByLabel('Udział, Malec, Później').inputValue()).toBe('')
  await press(fee, 'Usuń próg: Malec')
  await expect.poll(() => fee.getByLabel('Udział, Malec, Później').count()).toBe(0)
  await expectSound(page)

  await page.getByLabel('Nazwa nowej opłaty').fill('Wpisowe')
  await page.getByRole('form', { name: 'Nowa opłata' }).getByRole('button', { name: 'Dodaj' }).click()
  const entry = page.getByRole('region', { name: 'Wpisowe' })
  for (const [from, to] of [
    ['0', '6'],
    ['4', '10'],
  ] as const) {
    await press(entry, 'Inna cena dla części osób')
    await entry.getByLabel('Od', { exact: true }).fill(from)
    await entry.getByLabel('Do', { exact: true }).fill(to)
  }
  await entry.getByText('Przedziały wieku 0–6\u00a0lat i\u00a04–10\u00a0lat nakładają się').waitFor()
  await press(entry, 'Zmień drugi na 7–10\u00a0lat')
  await entry.getByRole('button', { name: 'Usuń cenę: wiek od 7 do 10 lat' }).waitFor()
  await expectSaved(page)
  await expectSound(page)
})

test('a rule of each kind is changed by its words; codes are drawn, typed and tried; families are kept', async () => {
  await using opened = await openDesktop(browser)
  const { page } = opened
  await openPrices(page, 'zasady.zapisano.localhost')
  await page.getByLabel('Udział: każdy').fill('100')
  await press(page, 'Kody imienne')
  await page.getByText('Skopiuj kody teraz.').waitFor()
  await page.getByLabel('Dodaj własne kody').fill('ABC-1234\nxyz\nABC-1235')
  await page.getByText('Nie można dodać: xyz.').waitFor()
  await press(page, 'Dodaj 2\u00a0kody')
  await page.getByText('Na liście: 22\u00a0kody.').waitFor()
  await page.getByLabel('Ile procent').fill('50')
  await page.getByLabel('Co się dzieje z innym kodem').selectOption({ label: 'nie zapisze się' })
  await page.getByLabel('Nazwa na rachunku').fill('Dla zaproszonych')
  await expectSaved(page)

  await page.getByText('Zmień rodzinę').click()
  await page
    .getByLabel('Jaki kod wpisuje ta rodzina')
    .selectOption({ label: 'z\u00a0kodem z\u00a0listy: Kody imienne' })
  await expect.poll(() => total(page)).toBe('300 zł')
  await page.getByLabel('Wypróbowana rodzina').selectOption({ label: '+ zapisz jako nową' })
  await page.getByLabel('Nazwa rodziny').fill('Bez kodu')
  await page.getByLabel('Jaki kod wpisuje ta rodzina').selectOption({ label: 'bez kodu' })
  await expect.poll(() => total(page)).toBe('600 zł')

  await press(page, 'Dodaj zasadę')
  await press(page, 'Najtańsza z\u00a0czterech bezpłatnie')
  await expect.poll(() => total(page)).toBe('500 zł')
  await page.getByLabel('Do której z kolei').fill('2')
  await expect.poll(() => total(page)).toBe('400 zł')
  await page.getByLabel('Co robi ta zasada').selectOption({ label: 'taniej o kwotę' })
  await page.getByLabel('Kwota', { exact: true }).fill('10')
  await expect.poll(() => total(page)).toBe('580 zł')
  await press(page, 'Tylko tyle pierwszych sztuk')
  await page.getByLabel('Ile pierwszych sztuk').fill('1')
  await expect.poll(() => total(page)).toBe('590 zł')
  await press(page, 'Tę część płaci ktoś inny')
  await page.getByLabel('Kto płaci tę część').fill('Gmina Lipowo')
  await page.getByText('Płaci: Gmina Lipowo').waitFor()
  await page.getByRole('checkbox', { name: 'Dla zaproszonych' }).check()
  await page.getByLabel('Gdzie porównujemy').selectOption({ label: 'w\u00a0całym zgłoszeniu' })
  await expectSaved(page)
  await expectSound(page)

  await page.reload()
  await page.getByLabel('Wypróbowana rodzina').selectOption({ label: 'Bez kodu' })
  await expect.poll(() => total(page)).toBe('590 zł')
  await press(page, 'Usuń: Dla zaproszonych')
  await expect.poll(() => page.getByLabel('Co się dzieje z innym kodem').count()).toBe(0)
  await expectSaved(page)
  await expectSound(page)
})

test('what is no sum is marked and changes nothing; a name left empty stays; what is used is not removed', async () => {
  await using opened = await openDesktop(browser)
  const { page } = opened
  await openPrices(page, 'zlekwoty.zapisano.localhost')
  const fee = page.getByLabel('Udział: każdy')
  await fee.fill('260')
  await fee.fill('dwieście')
  expect(await fee.getAttribute('aria-invalid')).toBe('true')
  expect(await total(page)).toBe('1560 zł')
  const name = page.getByLabel('Nazwa opłaty')
  await name.fill('')
  await name.press('Tab')
  expect(await name.inputValue()).toBe('Udział')

  await toTab(page, 'Dodatki')
  await press(page, 'Posiłek')
  await press(page, 'Ubezpieczenie')
  const insurance = page.getByRole('region', { name: 'Ubezpieczenie' })
  await insurance.getByRole('checkbox', { name: 'Obiad' }).check()
  const meal = page.getByRole('region', { name: 'Obiad' })
  await press(meal, 'Usuń: Obiad')
  await meal.getByText('„Obiad” stoi jeszcze w: Pozycja „Ubezpieczenie”.').waitFor()
  await press(meal, 'Usuń razem')
  await expect.poll(() => meal.count()).toBe(0)
  expect(await insurance.getByRole('checkbox', { name: 'Udział' }).isChecked()).toBe(true)
  await expectSaved(page)
  await expectSound(page)
})

// By headcount with a family ticket; codes and tables of seats; net prices and three ways of taking part.
const REAL = ['kopalnia-modrza-2026', 'bal-charytatywny-2026', 'konferencja-archiwa-2026']

test('price lists of real events are shown, and nothing changes until something is touched', async () => {
  await using opened = await openDesktop(browser)
  const { page } = opened
  await openNewAccount(server, page, 'prawdziwe.zapisano.localhost')
  for (const file of REAL) {
    await page.goto(server.address('panel.zapisano.localhost'))
    await page.getByRole('link', { name: 'Dodaj wydarzenie' }).click()
    await page.getByRole('link', { name: 'Wczytaj wydarzenie z\u00a0pliku' }).click()
    const { definition } = JSON.parse(await readFile(`cases/examples/${file}.json`, 'utf8'))
    const buffer = Buffer.from(JSON.stringify(definition))
    await page
      .getByLabel('Plik z\u00a0wydarzeniem')
      .setInputFiles({ name: `${file}.json`, mimeType: 'application/json', buffer })
    await page.getByRole('link', { name: 'Ustawienia wydarzenia' }).waitFor()
    await openSettings(page)
    for (const tab of ['Opłaty', 'Dodatki']) {
      await toTab(page, tab)
      await page.locator('.price-item').first().waitFor()
      await expectSound(page)
      expect(await page.getByRole('button', { name: 'Cofnij' }).isDisabled()).toBe(true)
    }
  }
})
