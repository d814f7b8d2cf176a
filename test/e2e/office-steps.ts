import { Buffer } from 'node:buffer'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { TestSite } from '#test/support/site.ts'
import { plain } from './family-on-a-phone.ts'

/** What the office does in a browser, one step a function; used by the tests of its pages and of a whole day. */

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

/** The address of a page of the event. */
export const addressOf = ({ server, event }: TestSite, path: string): string =>
  `${server.address('panel.zapisano.localhost')}/wydarzenia/${event}/${path}`

/** Signs in as the owner of the account. */
export async function enterPanel(site: TestSite, page: Page): Promise<void> {
  await page.goto(site.server.address('panel.zapisano.localhost'))
  await page.getByRole('button', { name: /Danuta Wrona/ }).click()
  await heading(page, 'Wydarzenia')
}

/** Opens one page of the event by its address and waits for its heading. */
export async function openAt(site: TestSite, page: Page, path: string, name: string): Promise<void> {
  await page.goto(addressOf(site, path))
  await heading(page, name)
}

/** One paper form that is typed at the desk. */
export interface PaperForm {
  /** From 0: the number of the KP is one more. */
  readonly n: number
  /** Banknotes, and what is given back of them, in złote. */
  readonly given: number
  readonly back: number
  /** Chooses what is asked besides the names. */
  readonly choose?: () => Promise<void>
}

/** Types one paper form by the keyboard and saves it. */
export async function typeForm(page: Page, { n, given, back, choose }: PaperForm): Promise<void> {
  const keys = (text: string) => page.keyboard.type(text)
  const press = (key: string) => page.keyboard.press(key)
  await page.getByLabel('Imię').first().focus()
  await keys(`Osoba`)
  await press('Enter')
  await keys(`Numer${'abcdefghijklmnopqrstuvwxyz'[n] ?? ''}`)
  await choose?.()
  const contact = page.getByRole('group', { name: 'Kontakt' })
  await contact.getByLabel('Telefon').focus()
  await keys('600100200')
  await contact.getByLabel('E-mail').focus()
  await keys(`osoba${n}@example.org`)
  await press('F6')
  const money = page.getByRole('region', { name: 'Cena i\u00a0wpłata' })
  await money.getByLabel('Dano').focus()
  await press('Control+a')
  await keys(String(given))
  await expect.poll(async () => plain(await money.innerText())).toMatch(new RegExp(`Reszta ${back} zł`))
  await expect.poll(() => money.getByText('Do uzupełnienia').count()).toBe(0)
  await press('Control+s')
  await page.getByRole('article', { name: `KP ${n + 1}/` }).waitFor()
}

const shiftOf = (page: Page) => page.getByRole('region', { name: 'Kasa: Biuro' })

/** On the page of the cash desk: what the drawer must have in it, in złote. */
export const expectInDrawer = (page: Page, amount: number) =>
  expect
    .poll(async () => plain(await shiftOf(page).innerText()))
    .toMatch(new RegExp(`Powinno być ${amount} zł`))

/** On the page of the cash desk: the drawer is counted and the shift begins. */
export async function openShift(page: Page, start: number): Promise<void> {
  await page.getByLabel('W\u00a0kasie na początku').fill(String(start))
  await page.keyboard.press('Enter')
  await expectInDrawer(page, start)
}

/** On the page of refunds: this many of those that wait are handed back in cash, the newest first. */
export async function handBackInCash(page: Page, waiting: number, count = waiting): Promise<void> {
  const handedBack = page.getByRole('button', { name: /gotówk/i })
  for (let left = waiting; left > waiting - count; left -= 1) {
    await expect.poll(() => handedBack.count()).toBe(left)
    await handedBack.first().click()
  }
  await expect.poll(() => handedBack.count()).toBe(waiting - count)
}

/** On the page of the cash desk: counts the drawer, says why it differs, and opens the report. */
export async function closeShift(
  page: Page,
  { counted, why, missing }: { counted: number; why: string; missing: () => Promise<void> },
): Promise<void> {
  const shift = shiftOf(page)
  await shift.getByRole('button', { name: 'Policz i\u00a0zamknij zmianę' }).click()
  await page.getByLabel('Policzono w\u00a0kasie').fill(String(counted))
  await page.keyboard.press('Enter')
  await shift.getByText('Napisz, skąd jest różnica.').waitFor()
  await missing()
  await page.getByLabel('Skąd różnica').fill(why)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Zamknięte zmiany' }).waitFor()
  await page.getByRole('link', { name: /^Biuro, / }).click()
  await heading(page, 'Raport zmiany')
}

/** A table as a Polish spreadsheet of an older Windows saves it. */
export function csvFile(table: readonly (readonly string[])[]): Buffer {
  const letters: Readonly<Record<string, number>> = { ę: 0xea, ł: 0xb3, ń: 0xf1, ó: 0xf3 }
  const text = table.map((row) => row.join(';')).join('\r\n')
  return Buffer.from([...text].map((letter) => letters[letter] ?? letter.charCodeAt(0)))
}

/** On the list of registrations: chooses a file, and waits until its columns are recognised. */
export async function chooseFile(page: Page, buffer: Buffer): Promise<void> {
  await page.getByRole('link', { name: 'Wczytaj z\u00a0pliku' }).click()
  await page
    .getByLabel('Plik z\u00a0listą')
    .setInputFiles({ name: 'lista.csv', mimeType: 'text/csv', buffer })
  await page.getByText('rozpoznane kolumny').waitFor()
}

/** Tries the rows of the chosen file; answers the button that brings those in that fit. */
export async function checkRows(page: Page, good: string) {
  await page.getByRole('button', { name: 'Sprawdź wiersze' }).click()
  const begin = page.getByRole('button', { name: `Wczytaj ${good}` })
  await begin.waitFor({ timeout: 60_000 })
  return begin
}

/** On a list: ticks the first rows, at least one more of which are there, and opens what can be done to all of them. */
export async function tickRows(page: Page, count: number) {
  await page.getByRole('button', { name: 'Pokaż więcej' }).click()
  await expect.poll(() => page.locator('tbody tr').count()).toBeGreaterThan(count)
  for (const box of (await page.locator('tbody tr input[type=checkbox]').all()).slice(0, count))
    await box.check()
  const bar = page.getByRole('region', { name: 'Zaznaczone' })
  await bar.getByText(`Zaznaczono: ${count}\u00a0osób`).waitFor()
  await bar.getByRole('button', { name: 'Zrób coś z\u00a0nimi' }).click()
  return page.getByRole('dialog')
}

/** Of the ticked people everybody gets another choice, without a message; answers the button that does it. */
export async function changeTicked(
  page: Page,
  { thing, value, before }: { thing: string; value: string; before: () => Promise<void> },
) {
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('button', { name: 'Zmień wybór albo odpowiedź' }).click()
  await drawer.getByLabel('Co zmienić').selectOption({ label: thing })
  await drawer.getByLabel('Na co').selectOption({ label: value })
  await drawer.getByLabel('Wyślij wiadomość o\u00a0zmianie').uncheck()
  await before()
  await drawer.getByRole('button', { name: 'Sprawdź, co wyjdzie' }).click()
  await heading(page, `Zmiana: ${thing}: ${value}`)
  const begin = page.getByRole('button', { name: /^Zrób to: / })
  await begin.waitFor({ timeout: 60_000 })
  return begin
}

/** On the page of rooms: types a list of them. */
export async function addRooms(page: Page, house: string, list: string): Promise<void> {
  await page.getByRole('button', { name: 'Dodaj pokoje' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('Dom', { exact: true }).fill(house)
  await drawer.getByLabel('Lista pokoi').fill(list)
  await drawer.getByRole('button', { name: 'Dodaj', exact: true }).click()
}

const actions = (page: Page) => page.getByRole('region', { name: 'Co chcesz zrobić?' })

/** Opens a registration by its id; answers where its actions are. */
export async function openRegistration(site: TestSite, page: Page, id: string) {
  await page.goto(addressOf(site, `zgloszenia/${id}`))
  await page.getByRole('dialog', { name: /^Zgłoszenie / }).waitFor()
  return actions(page)
}

/** Begins one of the actions on the open registration. */
export const begin = (page: Page, name: string) => actions(page).getByRole('button', { name }).click()

/** Waits until an action says that it is done. */
export const done = (page: Page, words: string) =>
  actions(page).getByRole('status').getByText(words).waitFor()
