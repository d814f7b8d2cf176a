import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openPhone } from '#test/support/browser.ts'
import { pdf } from '#test/support/files.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { zip } from '#test/support/zip.ts'
import { faultsOf } from './axe.ts'
import {
  chooseDay,
  expectSaved,
  expectSound,
  field,
  openNewAccount,
  openOverview,
  openSettings,
} from './panel-event.ts'

/** 'Pliki do pobrania': from a phone of the office to the phone of a visitor, by keyboard alone where files are handled. */

const HOST = 'pliki.zapisano.localhost'

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

const preview = (page: Page) => page.frameLocator('iframe')
const block = (page: Page) => page.getByRole('region', { name: 'Pliki do pobrania', exact: true })
const rows = (page: Page) => block(page).getByRole('textbox', { name: 'Tytuł pliku' })
const titlesOf = (page: Page) =>
  rows(page).evaluateAll((all) => all.map((each) => (each instanceof HTMLInputElement ? each.value : '')))

interface Chosen {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** Presses a button that opens the chooser of the device, and chooses there. */
async function chooseBy(page: Page, button: RegExp, files: Chosen | Chosen[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await block(page).getByRole('button', { name: button }).press('Enter')
  await (await chooser).setFiles(files)
}

async function openPageBuilder(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Dodaj wydarzenie' }).click()
  await page.getByRole('link', { name: 'Zacznij od pustego wydarzenia' }).click()
  await field(page, 'title').fill('Rajd')
  await chooseDay(page, 'start', ['5', '8', '2027'])
  await chooseDay(page, 'end', ['6', '8', '2027'])
  await field(page, 'place').fill('Borów')
  await page.getByRole('button', { name: 'Utwórz wydarzenie' }).click()
  await page.getByRole('heading', { level: 1, name: 'Rajd' }).waitFor()
  await openSettings(page)
  await page.getByRole('link', { name: 'Strona wydarzenia', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Strona wydarzenia' }).waitFor()
}

const terms = {
  ...{ name: 'regulamin_rajdu.pdf', mimeType: 'application/pdf' },
  buffer: pdf('Regulamin'),
}
const card = {
  name: 'Karta kwalifikacyjna.docx',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  buffer: zip({ '[Content_Types].xml': '', 'word/document.xml': '' }),
}
const hostile = {
  ...{ name: 'program.pdf', mimeType: 'application/pdf' },
  buffer: Buffer.from('<html><script>alert(1)</script></html>'),
}

test('files are uploaded in the page builder, offered on the site and saved there', async () => {
  await using office = await openPhone(browser)
  const { page } = office
  await openNewAccount(server, page, HOST)
  await openPageBuilder(page)
  await page
    .getByRole('region', { name: 'Dodaj blok' })
    .getByRole('button', { name: 'Pliki do pobrania' })
    .press('Enter')
  await block(page).getByText('Regulamin, program').waitFor()

  // Several at once; what is none says so, and stands in nobody's way.
  await chooseBy(page, /^Dodaj plik/, [terms, hostile])
  await block(page)
    .getByText('Tego rodzaju pliku nie przyjmujemy. Wybierz PDF, DOCX, ODT, JPG lub PNG.')
    .waitFor()
  await expect.poll(() => titlesOf(page)).toEqual(['Regulamin rajdu'])
  await block(page).getByText('PDF, 1\u00a0kB').waitFor()
  await block(page)
    .getByRole('button', { name: /^Pomiń ten plik.*program/ })
    .press('Enter')
  await chooseBy(page, /^Dodaj plik/, { ...terms, name: 'zdjęcie.heic', mimeType: 'image/heic' })
  await block(page).getByRole('alert').filter({ hasText: 'HEIC' }).waitFor()
  await block(page)
    .getByRole('button', { name: /^Pomiń/ })
    .press('Enter')
  await chooseBy(page, /^Dodaj plik/, card)
  await expect.poll(() => titlesOf(page)).toEqual(['Regulamin rajdu', 'Karta kwalifikacyjna'])

  // By keyboard: a word about it, its place, another file in its place.
  await block(page).getByLabel('Karta kwalifikacyjna: dopisek').fill('Wydrukuj, wypełnij i zabierz na rajd')
  await block(page).getByRole('button', { name: 'Wyżej: Karta kwalifikacyjna' }).press('Enter')
  await expect.poll(() => titlesOf(page)).toEqual(['Karta kwalifikacyjna', 'Regulamin rajdu'])
  const newer = { ...terms, name: 'regulamin-2.pdf', buffer: pdf(`Regulamin ${'z poprawką '.repeat(200)}`) }
  await chooseBy(page, /^Podmień.*Regulamin rajdu/, newer)
  await block(page).getByRole('link', { name: 'regulamin-2.pdf' }).waitFor()
  expect(await titlesOf(page)).toEqual(['Karta kwalifikacyjna', 'Regulamin rajdu'])
  await expectSaved(page)
  await expectSound(page)
  await page.getByRole('button', { name: 'Zobacz stronę' }).click()
  await preview(page)
    .getByRole('link', { name: /^Karta kwalifikacyjna/ })
    .waitFor()
  await page.keyboard.press('Escape')

  await openOverview(page)
  await page.getByRole('button', { name: 'Otwórz zapisy' }).click()
  await page.getByText('Strona pokazuje wszystko, co tu zapisano.').waitFor()

  await using phone = await openPhone(browser)
  const visitor = phone.page
  await visitor.goto(`${server.address(HOST)}/rajd`)
  const offered = visitor.getByRole('region', { name: 'Pliki do pobrania' }).getByRole('link')
  expect(await offered.evaluateAll((all) => all.map(({ textContent }) => textContent))).toEqual([
    'Karta kwalifikacyjna, DOCX, 1\u00a0kB',
    'Regulamin rajdu, PDF, 3\u00a0kB',
  ])
  await visitor.getByText('Wydrukuj, wypełnij i zabierz na rajd').waitFor()
  expect(await faultsOf(visitor)).toEqual([])
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  const download = visitor.waitForEvent('download')
  await offered.last().press('Enter')
  const saved = await download
  expect(saved.suggestedFilename()).toBe('regulamin-2.pdf')
  expect((await readFile(await saved.path())).equals(newer.buffer)).toBe(true)
  expect(await visitor.getByRole('heading', { level: 1 }).innerText()).toBe('Rajd')

  // The account lists what was uploaded: what a page offers stays, what was replaced can go.
  await page.goto(`${server.address('panel.zapisano.localhost')}/ustawienia`)
  const all = page.getByRole('region', { name: 'Pliki do pobrania' })
  await all.getByRole('button', { name: 'Usuń regulamin-2.pdf' }).press('Enter')
  await all.getByRole('button', { name: 'Na pewno usuń regulamin-2.pdf' }).press('Enter')
  await all.getByText('Ten plik jest na stronie „Rajd”.').waitFor()
  await all.getByRole('button', { name: 'Usuń regulamin_rajdu.pdf' }).press('Enter')
  await all.getByRole('button', { name: 'Na pewno usuń regulamin_rajdu.pdf' }).press('Enter')
  await all.getByText('regulamin_rajdu.pdf').waitFor({ state: 'detached' })
  await expectSound(page)
})
