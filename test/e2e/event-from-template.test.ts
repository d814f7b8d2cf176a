import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TEMPLATE_CARDS } from '#domain/templates/cards.ts'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { plain } from './family-on-a-phone.ts'
import { chooseDay, expectSound, field, openNewAccount } from './panel-event.ts'

/** The ways in which an event begins: a template, a copy of another event, a file. */

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

const PILGRIMAGE = 'Piesza pielgrzymka'
/** A dash is tied to what follows it. */
const DAYS_OF_COPY = /^3–.?12\ssierpnia\s2028/

async function openKinds(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Dodaj wydarzenie' }).click()
  await page.getByRole('heading', { level: 1, name: 'Co organizujesz?' }).waitFor()
}

/** From the choice by picture to the overview of the new event. */
async function createPilgrimage(page: Page, title: string): Promise<void> {
  await openKinds(page)
  await page.getByRole('link', { name: PILGRIMAGE }).click()
  await page.getByRole('heading', { level: 1, name: PILGRIMAGE }).waitFor()
  await field(page, 'title').fill(title)
  await chooseDay(page, 'start', ['5', '8', '2027'])
  await chooseDay(page, 'end', ['14', '8', '2027'])
  await field(page, 'place').fill('Borów, rynek przed kościołem')
  await field(page, 'adult').fill('240')
  await field(page, 'child').fill('110')
  await field(page, 'limit').fill('1200')
  await field(page, 'own-groups').fill('Biała, Zielona')
  await page.getByRole('button', { name: 'Utwórz wydarzenie' }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}

test('a pilgrimage from its template is open for registration after a choice by picture and a few questions', async () => {
  await using opened = await openPhone(browser)
  const { page } = opened
  await openNewAccount(server, page, 'zszablonu.zapisano.localhost')
  await openKinds(page)
  await expectSound(page)
  await page.goBack()
  await createPilgrimage(page, '42. Piesza Pielgrzymka')
  await page.getByRole('heading', { name: 'Przyjęliśmy za ciebie' }).waitFor()
  await expectSound(page)
  await page.getByRole('button', { name: 'Wszystko sprawdzone' }).click()
  await page.getByRole('heading', { name: 'Przyjęliśmy za ciebie' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Otwórz zapisy' }).click()
  await page.getByText('Strona pokazuje wszystko, co tu zapisano.').waitFor()

  await page.goto(`${server.address('zszablonu.zapisano.localhost')}/42-piesza-pielgrzymka`)
  await page.getByRole('heading', { level: 1, name: '42. Piesza Pielgrzymka' }).waitFor()
  const shown = plain(await page.locator('main').innerText())
  for (const text of ['240 zł', '110 zł', 'Borów, rynek przed kościołem', 'Biała', 'Zielona'])
    expect(shown).toContain(text)
})

test.each(TEMPLATE_CARDS.map(({ title }) => title))(
  'the questions of %s grow a page beside them, and without any answer an event that can be opened begins',
  async (title) => {
    await using opened = await openDesktop(browser)
    const { page } = opened
    const host = `puste-${TEMPLATE_CARDS.findIndex((card) => card.title === title)}.zapisano.localhost`
    await openNewAccount(server, page, host)
    await openKinds(page)
    await page.getByRole('link', { name: title }).click()
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
    await field(page, 'title').fill('Nasze spotkanie')
    await page.getByRole('complementary', { name: 'Początek strony' }).getByText('Nasze spotkanie').waitFor()
    await expectSound(page)
    await page.getByRole('button', { name: 'Utwórz wydarzenie' }).click()
    await page.getByRole('heading', { level: 1, name: 'Nasze spotkanie' }).waitFor()
    await page.getByText('Można otwierać.').waitFor()
    await expectSound(page)
  },
)

test('a copy for the next year keeps weekdays, and the event it was made of stays as it was', async () => {
  await using opened = await openDesktop(browser)
  const { page } = opened
  await openNewAccount(server, page, 'kopia.zapisano.localhost')
  await createPilgrimage(page, 'Pielgrzymka 2027')
  await page.goto(server.address('panel.zapisano.localhost'))
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Pielgrzymka 2027' })
    .getByRole('link', { name: 'Zrób kopię', exact: true })
    .click()
  await page.getByRole('heading', { level: 1, name: 'Kopia wydarzenia' }).waitFor()
  await expectSound(page)
  await field(page, 'title').fill('Pielgrzymka 2028')
  await page.getByRole('button', { name: 'Utwórz wydarzenie' }).click()
  await page.getByRole('heading', { level: 1, name: 'Pielgrzymka 2028' }).waitFor()
  await page.getByText(DAYS_OF_COPY).first().waitFor()
  await page.goto(server.address('panel.zapisano.localhost'))
  await page.getByText(/^5–.?14\ssierpnia\s2027$/).waitFor()
  await page.getByText(DAYS_OF_COPY).waitFor()
})

test('an event comes from a file; what is no event is refused in words', async () => {
  await using opened = await openDesktop(browser)
  const { page } = opened
  await openNewAccount(server, page, 'zpliku.zapisano.localhost')
  await openKinds(page)
  await page.getByRole('link', { name: 'Wczytaj wydarzenie z\u00a0pliku' }).click()
  await page.getByRole('heading', { level: 1, name: 'Wydarzenie z pliku' }).waitFor()
  await expectSound(page)
  const path = join(tmpdir(), `zapisano-${Date.now()}.json`)
  await writeFile(path, 'to nie jest wydarzenie')
  await page.getByLabel('Plik z\u00a0wydarzeniem').setInputFiles(path)
  await page.getByText('W\u00a0tym pliku nie ma wydarzenia.').waitFor()
  const { definition } = JSON.parse(await readFile('cases/examples/bieg-mostow-2026.json', 'utf8'))
  await writeFile(path, JSON.stringify(definition))
  await page.getByLabel('Plik z\u00a0wydarzeniem').setInputFiles(path)
  await page.getByRole('heading', { level: 1, name: 'Bieg Mostów' }).waitFor()
})
