import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { plain } from './family-on-a-phone.ts'
import { expectSaved, expectSound, field, openNewAccount, openSettings } from './panel-event.ts'

/** Questions taken into a form: ready ones, and those of an event before, by clicks and by keyboard alone. */

let server: TestServer
let browser: Browser

beforeAll(async () => {
  server = await startTestServer()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.[Symbol.asyncDispose]()
})

/** A new event of the account that is open, and its form. */
async function openNewForm(page: Page, title: string): Promise<void> {
  await page.goto(server.address('panel.zapisano.localhost'))
  await page.getByRole('link', { name: 'Dodaj wydarzenie' }).click()
  await page.getByRole('link', { name: 'Zacznij od pustego wydarzenia' }).click()
  await field(page, 'title').fill(title)
  await page.getByRole('button', { name: 'Utwórz wydarzenie' }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await openSettings(page)
  await page.getByRole('link', { name: 'Formularz' }).click()
  await page.getByRole('heading', { level: 1, name: 'Formularz' }).waitFor()
}

const library = (page: Page) => page.getByRole('dialog', { name: 'Biblioteka pytań' })
const added = (page: Page) => library(page).getByRole('status')

/** The questions of the form, with the heading of each section before its own. */
const form = async (page: Page) =>
  (await page.locator('.fb-section:not(:has(#zawsze)) h2, .fb-pick').allInnerTexts()).map((text) =>
    plain(text).replace('Zmień pytanie: ', ''),
  )

/** Moves the focus on with the Tab key until it stands on a button of this name. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press('Tab')
    const on = await page.evaluate(() => {
      const { activeElement } = document
      return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? ''
    })
    if (name.test(plain(on))) return
  }
  throw new Error(`The Tab key finds no ${String(name)}.`)
}

test('by keyboard alone, and on a phone', async () => {
  await using opened = await openPhone(browser)
  const { page } = opened
  await openNewAccount(server, page, 'klawiatura.zapisano.localhost')
  await openNewForm(page, 'Rekolekcje')
  await page.getByRole('button', { name: 'Biblioteka pytań' }).focus()
  await page.keyboard.press('Enter')
  await library(page).getByRole('button', { name: 'Zamknij' }).and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.type('wypad')
  await tabTo(page, /^Dodaj: Osoba do kontaktu/)
  await page.keyboard.press('Enter')
  await added(page).getByText('Dodano „Osoba do kontaktu w\u00a0razie wypadku”').waitFor()
  // What was pressed is gone; the focus stays in its row.
  await library(page).locator('.fb-here:focus').waitFor()
  await expectSound(page)
  await tabTo(page, /^Cofnij$/)
  await page.keyboard.press('Enter')
  await library(page).getByText('Cofnięto').waitFor()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await added(page).getByText('Dodano „').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Biblioteka pytań' }).and(page.locator(':focus')).waitFor()
  expect(await form(page)).toEqual(['Osoba do kontaktu w razie wypadku', 'Telefon do tej osoby'])
  await page.getByRole('button', { name: 'Biblioteka pytań' }).click()
  await library(page).getByRole('button', { name: 'Z\u00a0Twoich wydarzeń' }).click()
  await library(page).getByText('Na razie nie ma żadnych.').waitFor()
  await expectSound(page)
})

test('ready questions are found by typing and added; those of an event before come with their conditions', async () => {
  await using opened = await openDesktop(browser)
  const { page } = opened
  await openNewAccount(server, page, 'biblioteka.zapisano.localhost')
  await openNewForm(page, 'Rajd 2026')

  // Typed in own words, what is ready for it stands below.
  await page.getByLabel('Napisz je własnymi słowami').fill('alerg')
  await page.getByRole('button', { name: 'Czy masz alergię?' }).click()
  expect(await form(page)).toEqual(['Czy masz alergię?', 'Na co i jak się objawia?'])
  await page.getByText('pytamy, gdy: „Czy masz alergię?”: Tak').waitFor()
  await page.getByText('Dodano „Czy masz alergię?” i\u00a0jeszcze 1 pytanie.').waitFor()
  await expectSound(page)

  await page.getByRole('button', { name: 'Dodaj część' }).click()
  await page.getByLabel('Nazwa części').fill('Posiłki')
  await page.getByRole('button', { name: 'Biblioteka pytań' }).click()
  await library(page).getByRole('heading', { name: 'Kontakt i\u00a0adres' }).waitFor()
  await expectSound(page)
  await library(page).getByLabel('Szukaj pytania').fill('wegetar')
  await library(page).getByRole('button', { name: 'Dodaj: Jedzenie' }).click()
  await added(page).getByText('Dodano „Jedzenie”').waitFor()
  await library(page).getByLabel('Szukaj pytania').fill('opiekun prawny')
  await library(page).getByRole('button', { name: 'Dodaj: Rodzic lub opiekun prawny' }).click()
  await library(page).getByLabel('Szukaj pytania').fill('nieistniejące')
  await library(page).getByText('Nie ma takiego pytania.').waitFor()
  await library(page).getByRole('button', { name: 'Zamknij' }).click()
  const asked = [
    'Czy masz alergię?',
    'Na co i jak się objawia?',
    'Posiłki',
    'Jedzenie',
    'Czego nie możesz jeść?',
  ]
  const guardian = ['Rodzic lub opiekun prawny', 'Telefon do rodzica lub opiekuna']
  expect(await form(page)).toEqual([...asked, ...guardian])
  await expectSaved(page)

  await openNewForm(page, 'Rajd 2027')
  await page.getByLabel('Data urodzenia').first().selectOption('nie pytamy')
  await page.getByRole('button', { name: 'Biblioteka pytań' }).click()
  await library(page).getByRole('button', { name: 'Z\u00a0Twoich wydarzeń' }).click()
  await library(page).getByRole('heading', { name: 'Rajd 2026' }).waitFor()
  await expectSound(page)
  await library(page)
    .getByRole('button', { name: 'Weź wszystkie z\u00a0tej części (4\u00a0pytania): Posiłki' })
    .click()
  await added(page).getByText('Dodano część „Posiłki”: 4\u00a0pytania.').waitFor()
  // This event asks nobody's date of birth.
  await added(page)
    .getByText('„Rodzic lub opiekun prawny” jest tu bez warunku „wiek do 17\u00a0lat”')
    .waitFor()
  await expectSound(page)
  await added(page).getByRole('button', { name: 'Cofnij' }).click()
  await library(page).getByText('Cofnięto').waitFor()
  await library(page).getByRole('button', { name: 'Dodaj: Jedzenie' }).click()
  await library(page).getByRole('button', { name: 'Dodaj: Czego nie możesz jeść?' }).click()
  await library(page).getByRole('button', { name: 'Zamknij' }).click()
  expect(await form(page)).toEqual(['Jedzenie', 'Czego nie możesz jeść?'])
  await page.getByText('pytamy, gdy: Jedzenie: Inne').waitFor()
  await expectSaved(page)
})
