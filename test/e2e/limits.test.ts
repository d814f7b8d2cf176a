import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { getDraft, publishDraft } from '#contract/drafts.ts'
import { importEvent, publishEvent } from '#contract/panel.ts'
import { outputOf } from '#test/support/answers.ts'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { register, startTestSite, type TestSite } from '#test/support/site.ts'
import { type Staff, staffOf } from '#test/support/staff.ts'
import { order, smallEvent } from '../races/small-event.ts'
import { plain } from './family-on-a-phone.ts'
import { expectSaved, expectSound } from './panel-event.ts'

/** 'Limity miejsc': what is counted is set in the draft, and raised, lowered and set aside during sales. */

const PRICE = 12_000
const ROOT = path.join(import.meta.dirname, '../..')

let site: TestSite
let staff: Staff
let browser: Browser

beforeAll(async () => {
  site = await startTestSite({ definition: smallEvent({ pools: { event: 10 }, price: PRICE }) })
  staff = await staffOf(site)
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.[Symbol.asyncDispose]()
})

const definitionOf = (file: string): unknown =>
  z
    .object({ definition: z.unknown() })
    .parse(JSON.parse(readFileSync(path.join(ROOT, 'cases', file), 'utf8'))).definition

async function importCase(slug: string, definition: unknown): Promise<string> {
  const params = { accountId: site.account }
  return outputOf(importEvent, await staff.client.ask(importEvent, { params, body: { slug, definition } })).id
}

async function openLimits(page: Page, event: string): Promise<void> {
  const panel = site.server.address('panel.zapisano.localhost')
  await page.goto(panel)
  await page.getByRole('button', { name: 'Danuta Wrona' }).click()
  await page.getByRole('heading', { level: 1, name: 'Wydarzenia' }).waitFor()
  await page.goto(`${panel}/wydarzenia/${event}/ustawienia/limity`)
  await page.getByRole('heading', { level: 1, name: 'Limity miejsc' }).waitFor()
}

const draftOf = async (eventId: string) =>
  outputOf(getDraft, await staff.client.ask(getDraft, { params: { accountId: site.account, eventId } }))
const add = async (page: Page, label: string) => {
  await page.getByLabel('Co liczyć').selectOption({ label })
  await page.getByRole('button', { name: 'Dodaj', exact: true }).click()
}

/** As from a spreadsheet. */
const paste = (page: Page, label: string, text: string) =>
  page.getByLabel(label, { exact: true }).evaluate((field, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', pasted)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

test('a limit is raised at once, places are set aside, and the next publication keeps both', async () => {
  await register(site, order(1, 3, PRICE))
  await using opened = await openDesktop(browser)
  const { page } = opened
  await openLimits(page, site.event)
  const shared = page.getByRole('region', { name: 'Wspólne limity' })
  await shared.getByText('Zajęte 3 z\u00a010').waitFor()
  await shared.getByRole('button', { name: /^Zmień od razu ?: / }).click()
  await shared.getByLabel('Od razu: Miejsca: Miejsca').fill('12')
  await shared.getByRole('button', { name: 'Zmień od razu', exact: true }).click()
  await shared.getByText('Zajęte 3 z\u00a012').first().waitFor()
  // The number of the draft follows.
  await expect.poll(() => page.getByLabel('Miejsca: Miejsca', { exact: true }).inputValue()).toBe('12')

  await shared.getByText('Wydziel miejsca, na przykład dla biura').click()
  await shared.getByLabel('Dla kogo wydzielić od razu').fill('Biuro')
  await shared.getByLabel('Ile miejsc wydzielić od razu').fill('20')
  await shared.getByRole('button', { name: 'Wydziel od razu' }).click()
  await shared.getByText('Nie ma tylu wolnych miejsc.').waitFor()
  await shared.getByLabel('Ile miejsc wydzielić od razu').fill('4')
  await shared.getByRole('button', { name: 'Wydziel od razu' }).click()
  await shared.getByLabel('Wydzielone od razu: Biuro').waitFor()
  await shared.getByText('Zajęte 7 z\u00a012').first().waitFor()
  // Above the limit only by a decision with a reason.
  await shared.getByLabel('Wydzielone od razu: Biuro').fill('30')
  await shared.getByRole('button', { name: /^Zmień ?: Biuro/ }).click()
  await shared.getByLabel('Dlaczego ponad limit: Biuro').fill('Goście jubileuszu')
  // The answer is there, and the page is still asking what else has changed, when the next number is typed.
  await page.route(/\/draft$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await route.continue()
  })
  await shared.getByRole('button', { name: 'Wydziel mimo to' }).click()
  await shared.getByText('ponad limit: Goście jubileuszu (Danuta Wrona)').waitFor()
  await shared.getByText('Zajęte 33 z\u00a012, ponad limit 21').first().waitFor()
  await shared.getByLabel('Wydzielone od razu: Biuro').fill('4')
  await shared.getByRole('button', { name: /^Zmień ?: Biuro/ }).click()
  await shared.getByText('Zajęte 7 z\u00a012').first().waitFor()
  await page.unrouteAll({ behavior: 'wait' })
  await expectSound(page)

  // A number of the draft holds later, and says so.
  await page.getByLabel('Miejsca: Miejsca', { exact: true }).fill('15')
  await shared.getByText('po publikacji 15 miejsc').waitFor()
  await expectSaved(page)
  expect((await staff.limits()).limits).toMatchObject([{ pool: 'event', capacity: 12, taken: 7 }])
  const { revision } = await draftOf(site.event)
  const params = { accountId: site.account, eventId: site.event }
  outputOf(publishDraft, await staff.client.ask(publishDraft, { params, body: { revision } }))
  expect(await staff.limits()).toMatchObject({
    limits: [{ capacity: 15, taken: 7 }],
    allotments: [{ slug: 'biuro', units: 4 }],
  })

  await page.reload()
  await shared.getByText('Zajęte 7 z\u00a015').waitFor()
  await shared.getByRole('button', { name: /^Zmień od razu ?: / }).click()
  await shared.getByLabel('Od razu: Miejsca: Miejsca').fill('5')
  await shared.getByText(/Nikt nie straci miejsca/).waitFor()
  await shared.getByRole('button', { name: /^Oddaj do sprzedaży/ }).click()
  await shared.getByText('Zajęte 3 z\u00a015').first().waitFor()
})

test('groups, a shared limit, equal parts and what happens when it is full are set on a phone', async () => {
  const event = await importCase('piesza', definitionOf('examples/pielgrzymka-lipowa-2026.json'))
  await using opened = await openPhone(browser)
  const { page } = opened
  await openLimits(page, event)
  await paste(page, 'Miejsca: Biała', '140\n1 150\n')
  await page.getByText('Razem 1290 miejsc').waitFor()
  await add(page, 'Wszystkie osoby razem')
  // What was just added is typed next.
  await page.keyboard.press('Control+A')
  await page.keyboard.type('1200')
  expect(await page.getByRole('textbox', { name: 'Miejsca: Każda osoba' }).inputValue()).toBe('1200')

  await add(page, 'Wspólny limit kilku rzeczy')
  await page.getByRole('button', { name: 'Więcej: Miejsca: Wspólny limit' }).press('Enter')
  await page.getByLabel('Nazwa limitu, także gdy zabraknie miejsc').fill('Autokary')
  const takers = page.getByLabel('Dodaj, co zajmuje miejsca: Autokary')
  await takers.selectOption({ label: 'Biała' })
  await page.getByRole('button', { name: 'Biała: 1\u00a0miejsce', exact: true }).click()
  await page.getByLabel('Ile miejsc zajmuje: Biała').fill('2')
  await page.getByRole('button', { name: 'Biała: 2\u00a0miejsca', exact: true }).waitFor()
  await page.getByLabel('Dla kogo wydzielić miejsca').fill('Służba')
  await page.getByRole('button', { name: 'Wydziel', exact: true }).click()
  await page.getByRole('textbox', { name: 'Wydzielone: Służba' }).fill('6')
  await expectSound(page)

  await add(page, 'Złota')
  await page.getByLabel('Ile części: Złota', { exact: true }).fill('3')
  await page.getByText('Razem 30 miejsc').waitFor()
  await page.getByLabel('Co z\u00a0tymi, dla których zabraknie miejsc').selectOption('on')
  await page.getByLabel('Cena z\u00a0którego dnia').selectOption('offer')
  await page.getByLabel('Od czego zależy, czy wydarzenie się odbędzie').selectOption('least')
  await page.getByRole('textbox', { name: 'Najmniejsza liczba osób' }).fill('30')
  await page.getByLabel('Dzień decyzji').fill('2026-07-01')
  await expectSaved(page)
  await expectSound(page)
  const { definition, problems } = await draftOf(event)
  expect(problems).toEqual([])
  expect(definition).toMatchObject({
    limit: 1200,
    groups: [{ limit: { places: 140 } }, { limit: { places: 1150 } }],
    waitingList: { price: 'offer' },
    leastPeople: { people: 30, decidedOn: '2026-07-01' },
  })
  expect(definition.pools.find(({ name }) => name === 'Autokary')).toMatchObject({
    capacity: 50,
    allotments: [{ name: 'Służba', units: 6 }],
  })
  expect(definition.groups[0]?.claims).toMatchObject([{ units: 2 }])
  expect(definition.groups[1]?.claims).toMatchObject([{ pool: { length: 3 } }])

  await page.getByRole('button', { name: 'Usuń podział: Złota' }).click()
  await page.getByRole('button', { name: 'Cofnij' }).click()
  await page.getByLabel('Ile części: Złota', { exact: true }).waitFor()
})

test('rooms in three terms are one table, into which numbers of a spreadsheet are pasted', async () => {
  const event = await importCase('jezus', definitionOf('jezus-zyje-rekolekcje-2023.json'))
  await using opened = await openDesktop(browser)
  const { page } = opened
  await openLimits(page, event)
  const cell = (room: string, term: string) =>
    page.getByLabel(`Miejsce w\u00a0pokoju: ${room}, Turnus ${term}`, { exact: true })
  const first = 'Pokój 1-osobowy z łazienką'
  const label = await page.locator('.limit-table .places-input').first().getAttribute('aria-label')
  await paste(page, label ?? first, '4\t5\t6\n2\t\t3')
  await expectSaved(page)
  const { definition } = await draftOf(event)
  const sizes = Object.fromEntries(definition.pools.map(({ id, capacity }) => [id, capacity]))
  expect(sizes).toMatchObject({
    ...{ 'i-bath-1': 4, 'ii-bath-1': 5, 'iii-bath-1': 6 },
    ...{ 'i-shared-bath-1': 2, 'ii-shared-bath-1': null, 'iii-shared-bath-1': 3 },
  })
  expect(plain(await page.getByRole('button', { name: /^Liczy się/ }).innerText())).toContain('nie Materac')
  expect(await cell('nic', 'I').count()).toBe(0)
  await expectSound(page)
})

test('an event on sale explains when a number holds; one before its publication does not', async () => {
  const event = await importCase('bal', definitionOf('examples/bal-charytatywny-2026.json'))
  await using opened = await openDesktop(browser)
  const { page } = opened
  await openLimits(page, event)
  await page.getByText('Zajmują: Zaproszenie: Dla jednej osoby', { exact: false }).waitFor()
  expect(await page.getByText('opublikujesz zmiany').count()).toBe(0)
  const params = { accountId: site.account, eventId: event }
  const body = { definition: definitionOf('examples/bal-charytatywny-2026.json') }
  outputOf(publishEvent, await staff.client.ask(publishEvent, { params, body }))
  await page.reload()
  await page.getByText('opublikujesz zmiany').waitFor()
  // Twenty are set aside for benefactors from the beginning.
  await page.getByText('Zajęte 20 z\u00a0100').waitFor()
})
