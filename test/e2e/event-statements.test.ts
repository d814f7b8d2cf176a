import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

/** 'Oświadczenia': ready ones and one's own, their documents, and the number that a changed text gets. */

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

async function openStatements(page: Page, host: string): Promise<void> {
  await openNewAccount(server, page, host)
  await page.getByRole('link', { name: 'Dodaj wydarzenie' }).click()
  await page.getByRole('link', { name: 'Zacznij od pustego wydarzenia' }).click()
  await field(page, 'title').fill('Zlot')
  await chooseDay(page, 'start', ['5', '8', '2027'])
  await page.getByRole('button', { name: 'Utwórz wydarzenie' }).click()
  await page.getByRole('heading', { level: 1, name: 'Zlot' }).waitFor()
  await openSettings(page)
  await toStatements(page)
}

async function toStatements(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Oświadczenia', exact: true }).click()
  await page.getByRole('heading', { name: 'Dodaj oświadczenie' }).waitFor()
}

const card = (page: Page, index: number) =>
  page.getByRole('region', { name: `Oświadczenie ${index}`, exact: true })
const text = (page: Page, index: number) => card(page, index).getByLabel('Treść przy polu do zaznaczenia')

test('a regulamin is published, and each changed text gets the next number', async () => {
  await using opened = await openDesktop(browser)
  const { page } = opened
  await openStatements(page, 'zgody.zapisano.localhost')
  await expectSound(page)
  await page.getByLabel('Wzór regulaminu').selectOption('Rekolekcje')
  await page.getByRole('button', { name: 'Dodaj regulamin' }).click()
  await card(page, 1).getByText('Dokument: Regulamin').click()
  const body = card(page, 1).getByLabel('Treść dokumentu')
  expect(await body.inputValue()).toContain('1. Organizatorem i stroną umowy jest Parafia zgody')
  await body.fill('1. Idziemy razem.\n2. Śpiewamy głośno.')
  expect(plain(await page.locator('.statement-prose').innerText())).toBe(
    '1. Idziemy razem. 2. Śpiewamy głośno.',
  )
  await page.getByRole('button', { name: 'Informacja o\u00a0danych (RODO)' }).click()
  await card(page, 2).getByText('Dokument: Informacja o danych osobowych').waitFor()
  await page.getByRole('button', { name: 'Informacja o\u00a0danych (RODO)' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Własne oświadczenie' }).click()
  // The new one is written at once, in the place of its first words.
  await text(page, 3).and(page.locator(':focus')).waitFor()
  await page.keyboard.type('Umiem pływać.')
  await card(page, 3).getByLabel('Czy wymagane: Oświadczenie 3').selectOption('dobrowolne')
  await expectSaved(page)
  await expectSound(page)

  await openOverview(page)
  await page.getByRole('button', { name: 'Otwórz zapisy' }).click()
  await page.getByText('Strona pokazuje wszystko, co tu zapisano.').waitFor()
  await openSettings(page)
  await toStatements(page)
  await card(page, 3).getByText('Wersja 1, taka jak na stronie.').waitFor()
  await text(page, 3).pressSequentially(' I to dobrze.')
  await card(page, 3).getByText('Wersja 2 po publikacji.').waitFor()
  await text(page, 3).fill('Umiem pływać.')
  await card(page, 3).getByText('Wersja 1, taka jak na stronie.').waitFor()
  await expectSaved(page)

  await page.goto(`${server.address('zgody.zapisano.localhost')}/zlot/dokumenty/regulamin`)
  await page.getByRole('heading', { level: 1, name: 'Regulamin' }).waitFor()
  expect(plain(await page.locator('main').innerText())).toContain('2. Śpiewamy głośno.')
})

test('whom a statement is asked of is said by a sentence and its conditions, at 360', async () => {
  await using opened = await openPhone(browser)
  const { page } = opened
  await openStatements(page, 'zgodytel.zapisano.localhost')
  await page.getByRole('button', { name: 'Zgoda rodzica lub opiekuna' }).click()
  await card(page, 1)
    .getByRole('button', { name: 'liczba osób niepełnoletnich: co najmniej 1', exact: true })
    .waitFor()
  await page.getByRole('button', { name: 'Własne oświadczenie' }).click()
  await card(page, 2)
    .getByLabel('Kogo pytamy: Oświadczenie 2')
    .selectOption('o\u00a0każdą osobę, która spełnia warunek')
  await card(page, 2).getByRole('button', { name: 'wiek do 17\u00a0lat', exact: true }).click()
  await card(page, 2).getByLabel('Do', { exact: true }).fill('12')
  await card(page, 2).getByRole('button', { name: 'wiek do 12\u00a0lat', exact: true }).waitFor()
  await card(page, 2)
    .getByLabel('Kogo pytamy: Oświadczenie 2')
    .selectOption('rodzica, o\u00a0każdą osobę do 17\u00a0lat')
  await card(page, 2).getByRole('group', { name: 'Tylko gdy' }).waitFor({ state: 'detached' })
  await expectSound(page)
  await card(page, 2).getByRole('button', { name: 'Dołącz dokument' }).click()
  await card(page, 2).getByLabel('Nazwa dokumentu: Oświadczenie 2').fill('Zasady kąpieli')
  await card(page, 2).getByText('Dokument: Zasady kąpieli').waitFor()
  await page.getByRole('button', { name: 'Wyżej: Oświadczenie 2' }).press('Enter')
  await expect.poll(() => text(page, 1).inputValue()).toBe('Oświadczam, że…')
  await expectSaved(page)
  await expectSound(page)
  await page.getByRole('button', { name: 'Usuń: Oświadczenie 1' }).click()
  await card(page, 2).waitFor({ state: 'detached' })
  await expectSaved(page)
  await page.reload()
  await page.getByRole('heading', { name: 'Dodaj oświadczenie' }).waitFor()
  expect(await text(page, 1).inputValue()).toContain('Jako rodzic lub opiekun prawny')
})
