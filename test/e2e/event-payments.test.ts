import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { plain } from './family-on-a-phone.ts'
import { chooseDay, expectSaved, expectSound, field, openNewAccount, openSettings } from './panel-event.ts'

/** 'Wpłaty i rezygnacje': when people pay and what comes back, set as sentences, as the example beside them shows it. */

let server: TestServer
let browser: Browser

beforeAll(async () => {
  server = await startTestServer()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await server[Symbol.asyncDispose]()
})

const lines = async (page: Page, name: string) =>
  (await page.getByRole('list', { name }).getByRole('listitem').allInnerTexts()).map((line) =>
    plain(line).replaceAll('\n', ' '),
  )
const dues = (page: Page) => lines(page, 'Kiedy ile płaci')
const word = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

async function openPayments(page: Page, host: string): Promise<void> {
  await openNewAccount(server, page, host)
  await page.getByRole('link', { name: 'Dodaj wydarzenie' }).click()
  await page.getByRole('link', { name: 'Zacznij od pustego wydarzenia' }).click()
  await field(page, 'title').fill('Zlot')
  await chooseDay(page, 'start', ['5', '8', '2027'])
  await page.getByRole('button', { name: 'Utwórz wydarzenie' }).click()
  await page.getByRole('heading', { level: 1, name: 'Zlot' }).waitFor()
  await openSettings(page)
  await page.getByRole('link', { name: 'Opłaty', exact: true }).click()
  await page.getByLabel('Udział: każdy').fill('150')
  await page.getByRole('link', { name: 'Wpłaty i\u00a0rezygnacje' }).click()
  await page.getByRole('heading', { name: 'Na przykład' }).waitFor()
  await page.getByLabel('Kto się zapisuje').selectOption('dwie osoby dorosłe')
  await page.getByLabel('Zapis dnia').fill('2027-03-10')
}

test('a day is typed in the Polish form, or chosen from the month by keyboard alone', async () => {
  await using opened = await openPhone(browser)
  const { page } = opened
  await openPayments(page, 'dni.zapisano.localhost')
  const day = page.getByLabel('Zapis dnia')
  await day.blur()
  expect(await day.inputValue()).toBe('10.03.2027')
  await day.fill('31.2.2027')
  await page.keyboard.press('Tab')
  expect([await day.inputValue(), await day.getAttribute('aria-invalid')]).toEqual(['31.2.2027', 'true'])
  expect(await dues(page)).toEqual(['Całość do 13 marca 2027, sobota 300 zł'])
  await day.fill('15.3.2027')
  await expect.poll(() => dues(page)).toEqual(['Całość do 18 marca 2027, czwartek 300 zł'])
  await day.press('ArrowDown')
  const chosen = page.getByRole('button', { name: '15 marca 2027, poniedziałek' })
  await chosen.waitFor()
  await expect.poll(() => chosen.evaluate((button) => button === document.activeElement)).toBe(true)
  await expectSound(page)
  await page.keyboard.press('Escape')
  await chosen.waitFor({ state: 'detached' })
  await page.keyboard.press('ArrowDown')
  await chosen.waitFor()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  expect(await day.inputValue()).toBe('16.04.2027')
  expect(await day.evaluate((input) => input === document.activeElement)).toBe(true)
  await expect.poll(() => dues(page)).toEqual(['Całość do 19 kwietnia 2027, poniedziałek 300 zł'])
})

test('an advance, the rest and steps of resigning come out to the grosz, and stay after loading anew', async () => {
  await using opened = await openDesktop(browser)
  const { page } = opened
  await openPayments(page, 'wplaty.zapisano.localhost')
  expect(await dues(page)).toEqual(['Całość do 13 marca 2027, sobota 300 zł'])
  await page.getByText('Gdy zrezygnuje: o zwrocie decyduje biuro.').waitFor()

  await page.getByRole('button', { name: 'Zaliczka i\u00a0reszta' }).click()
  await expect
    .poll(() => dues(page))
    .toEqual(['Zaliczka do 13 marca 2027, sobota 100 zł', 'Reszta do 22 lipca 2027, czwartek 200 zł'])
  await word(page, /^Ile: Zaliczka: 50 zł za osobę/).click()
  await page.getByLabel('Za osobę', { exact: true }).fill('70,50')
  await page.getByRole('button', { name: 'Gotowe' }).click()
  await expect.poll(() => dues(page)).toContain('Zaliczka do 13 marca 2027, sobota 141 zł')
  await word(page, /^Termin: Reszta/).click()
  await page.getByLabel('Kiedy', { exact: true }).selectOption('do dnia')
  await page.getByLabel('Dzień', { exact: true }).fill('2027-07-15')
  await page.keyboard.press('Escape')
  await word(page, 'Termin: Reszta: do 15 lipca 2027').waitFor()
  await expect.poll(() => dues(page)).toContain('Reszta do 15 lipca 2027, czwartek 159 zł')
  // Who registers later has a day.
  await page.getByLabel('Zapis dnia').fill('2027-07-20')
  await expect.poll(() => dues(page)).toContain('Reszta do 22 lipca 2027, czwartek 159 zł')
  await page.getByLabel('Zapis dnia').fill('2027-03-10')

  await page.getByRole('button', { name: 'Im później, tym mniej' }).click()
  await expect
    .poll(() => lines(page, 'Gdy zrezygnuje, wraca'))
    .toEqual([
      'Tego samego dnia 10 marca 2027, wpłacone: 141 zł przy rezygnacji do 6 lipca 2027: 30 zł 111 zł',
      '10 dni przed początkiem 26 lipca 2027, wpłacone: 300 zł przy rezygnacji do 29 lipca 2027: 150 zł 150 zł',
      'Dzień przed początkiem 4 sierpnia 2027, wpłacone: 300 zł po 29 lipca 2027 wpłat nie zwracamy: 300 zł 0 zł',
    ])
  await word(page, /^Ile, zasada 1/).click()
  await page.getByLabel('Procent', { exact: true }).fill('0')
  await page.getByLabel('Kwota', { exact: true }).fill('20')
  await page.keyboard.press('Escape')
  await word(page, 'Ile, zasada 1: potrącamy 20 zł za osobę, resztę oddajemy').waitFor()
  await expect.poll(async () => (await lines(page, 'Gdy zrezygnuje, wraca'))[0]).toContain('101 zł')
  await page.getByRole('button', { name: 'Wyżej: zasada 2' }).click()
  await expectSaved(page)
  await page.getByText('Ta zasada nigdy nie zadziała', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Wyżej: zasada 2' }).click()
  await page.getByText('Ta zasada nigdy nie zadziała', { exact: false }).waitFor({ state: 'detached' })
  await expectSaved(page)
  await expectSound(page)

  await page.reload()
  await word(page, /^Ile: Zaliczka: 70,50 zł za osobę/).waitFor()
  await word(page, 'Termin: Reszta: do 15 lipca 2027').waitFor()
  await word(page, 'Ile, zasada 1: potrącamy 20 zł za osobę, resztę oddajemy').waitFor()

  await page.getByRole('link', { name: 'Terminy', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Terminy' }).waitFor()
  const days = await page.locator('.timeline h2').allInnerTexts()
  expect(days.map(plain)).toEqual([
    '6 lipca 2027, wtorek',
    '15 lipca 2027, czwartek',
    '22 lipca 2027, czwartek',
    '29 lipca 2027, czwartek',
    '5 sierpnia 2027, czwartek',
  ])
  await expectSound(page)
  await page.getByRole('link', { name: /Termin wpłaty: Reszta/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Wpłaty i\u00a0rezygnacje' }).waitFor()
})

test('everything else is set on a phone, the deadline by keyboard alone', async () => {
  await using opened = await openPhone(browser)
  const { page } = opened
  await openPayments(page, 'wplatytel.zapisano.localhost')
  await page.getByLabel('Ile rat').fill('2')
  await page.getByRole('button', { name: 'Raty' }).click()
  await expect
    .poll(() => dues(page))
    .toEqual(['I rata do 13 marca 2027, sobota 150 zł', 'II rata do 22 lipca 2027, czwartek 150 zł'])
  const deadline = word(page, /^Termin: I rata/)
  await deadline.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('5')
  await page.keyboard.press('Escape')
  expect(
    await word(page, /^Termin: I rata: w\u00a0?\s?ciągu 5 dni od zapisu/).evaluate(
      (element) => element === document.activeElement,
    ),
  ).toBe(true)
  await page.getByRole('button', { name: 'Po wydarzeniu, dla jednostek publicznych' }).click()
  await word(page, /^Dla kogo: Przelew po wydarzeniu: gdy: Płaci szkoła/).click()
  await expectSound(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Usuń sposób płatności: Przelew po wydarzeniu' }).click()

  await page.getByLabel('Bez kolejnej części', { exact: true }).selectOption('zgłoszenie anulujemy')
  await page.getByLabel('Co zostaje, gdy brakuje kolejnej części').selectOption('własna zasada')
  await page.getByLabel('Ile godzin po terminie').fill('24')
  await page.getByLabel('Ile czasu, gdy termin już minął').fill('2')
  await page.getByLabel('Godziny czy dni, gdy termin już minął').selectOption('dni')
  await page.getByRole('button', { name: 'Dodaj zasadę' }).click()
  await word(page, /^Kto, zasada 1/).click()
  await page.getByRole('button', { name: 'Dodaj warunek' }).click()
  await page.getByRole('button', { name: 'Gotowe' }).click()
  await word(page, /^Kto, zasada 1: gdy:/).waitFor()
  await page.getByLabel('Kto zmienia zgłoszenie').selectOption('tylko biuro')
  await page.getByRole('button', { name: 'Opłata za przekazanie' }).click()
  await page.getByLabel('Opłata za przekazanie 1, kwota w złotych').fill('15,50')
  await expectSaved(page)
  await expectSound(page)

  await page.reload()
  await page.getByLabel('Opłata za przekazanie 1, kwota w złotych').waitFor()
  expect(await page.getByLabel('Opłata za przekazanie 1, kwota w złotych').inputValue()).toBe('15,50')
  expect(await page.getByLabel('Ile godzin po terminie').inputValue()).toBe('24')
  expect(await page.getByLabel('Ile czasu, gdy termin już minął').inputValue()).toBe('1')
  expect(await page.getByLabel('Kto zmienia zgłoszenie').inputValue()).toBe('staff')
  await word(page, /^Termin: I rata: w\u00a0?\s?ciągu 5 dni od zapisu/).waitFor()
})
