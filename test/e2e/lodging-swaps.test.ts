import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { putWishQuestion } from '#contract/lodging.ts'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { lodgingOf, orderOf, retreat, roomOf } from '#test/support/lodging.ts'
import { asOwner } from '#test/support/owner.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'
import { type Staff, staffOf } from '#test/support/staff.ts'
import { expectSound } from './panel-event.ts'

/** 'Pokaż zamiany': wishes that are not kept, and what one click changes. */

let site: TestSite
let staff: Staff
let browser: Browser
let lodging: ReturnType<typeof lodgingOf>

const PEOPLE = [
  ['Kos', 'Anna F 1980', 'z Beatą Gil'],
  ['Gil', 'Beata F 1981', undefined],
  ['Lis', 'Celina F 1982', undefined],
  ['Wilk', 'Dorota F 1983', undefined],
  ['Bąk', 'Jan M 1984', 'Anna Kos'],
] as const

beforeAll(async () => {
  site = await startTestSite({ definition: retreat() })
  staff = await staffOf(site)
  lodging = lodgingOf(site, staff.client)
  for (const [family, person, wish] of PEOPLE)
    await staff.register(orderOf(family, [person], wish === undefined ? {} : { wish }))
  const params = { accountId: site.account, eventId: site.event }
  await staff.client.ask(putWishQuestion, { params, body: { question: 'with-whom' } })
  await lodging.save(roomOf('1', 2), roomOf('2', 2), roomOf('3', 1))
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.[Symbol.asyncDispose]()
})

async function place(rooms: Readonly<Record<string, readonly string[]>>): Promise<void> {
  const { people, spaces } = await lodging.board()
  await lodging.move(
    null,
    people.map(({ id }) => id),
  )
  for (const [name, families] of Object.entries(rooms))
    await lodging.move(
      spaces.find((space) => space.name === name)?.id ?? null,
      people.filter(({ lastName }) => families.includes(lastName)).map(({ id }) => id),
    )
}

/** Surnames by the name of their room. */
async function standing() {
  const { people, spaces } = await lodging.board()
  return Object.fromEntries(
    spaces.map(({ id, name }) => [
      name,
      people.filter((each) => each.spaces.rooms === id).map(({ lastName }) => lastName),
    ]),
  )
}

async function openLodging(page: Page): Promise<void> {
  const panel = site.server.address('panel.zapisano.localhost')
  await page.goto(panel)
  await page.getByRole('button', { name: 'Danuta Wrona' }).click()
  await page.getByRole('heading', { level: 1, name: 'Wydarzenia' }).waitFor()
  await page.goto(`${panel}/wydarzenia/${site.event}/noclegi`)
  await page.getByRole('heading', { level: 1, name: 'Noclegi i\u00a0przejazdy' }).waitFor()
}

const moves = async () => {
  const [row] = await asOwner<{ count: number }>(
    site.server.databaseUrl,
    `SELECT count(*)::int AS count FROM audit_entry WHERE action = 'lodging.people_moved'`,
    [],
  )
  return row?.count ?? 0
}

test('people who have rooms: a swap is read, made by one click, noted in the journal and undone; where none is, the reason', async () => {
  await place({ 1: ['Kos', 'Lis'], 2: ['Gil', 'Wilk'], 3: ['Bąk'] })
  await using opened = await openDesktop(browser)
  const { page } = opened
  await openLodging(page)
  const card = page.getByRole('region', { name: 'Niedotrzymane życzenia: 2' })
  const before = await moves()
  await card.getByRole('button', { name: /^Pokaż zamiany.*Jan Bąk, życzenie/ }).click()
  await card.getByText('Nie ma takiej zamiany.', { exact: false }).waitFor()
  await card.getByText('Są różnej płci', { exact: false }).waitFor()
  await card.getByRole('button', { name: /^Pokaż zamiany.*Anna Kos, życzenie/ }).press('Enter')
  const words = 'Beata Gil przechodzi do\u00a0pokoju 1, Celina Lis do\u00a0pokoju 2.'
  await card.getByText(words, { exact: true }).first().waitFor()
  await expectSound(page)
  await card
    .getByRole('button', { name: /^Zamień.*Beata Gil przechodzi do.pokoju 1, Celina Lis/ })
    .press('Enter')
  await page.getByRole('status').filter({ hasText: words }).waitFor()
  // The button is gone with its wish: the focus is on what was done, above the way back.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(
    /^Beata Gil przechodzi do.pokoju.1, Celina Lis do.pokoju.2\.$/,
  )
  await page.getByRole('region', { name: 'Niedotrzymane życzenia: 1' }).waitFor()
  expect(await standing()).toEqual({ 1: ['Gil', 'Kos'], 2: ['Lis', 'Wilk'], 3: ['Bąk'] })
  expect(await moves()).toBe(before + 1)
  await expectSound(page)
  await page.getByRole('button', { name: 'Cofnij ostatnie przeniesienie' }).click()
  await page.getByRole('region', { name: 'Niedotrzymane życzenia: 2' }).waitFor()
  expect(await standing()).toEqual({ 1: ['Kos', 'Lis'], 2: ['Gil', 'Wilk'], 3: ['Bąk'] })
})

test('on a phone, beside a proposal: those of the swap get their rooms, the others stay proposed', async () => {
  await place({ 1: ['Gil', 'Wilk'] })
  await using opened = await openPhone(browser)
  const { page } = opened
  await openLodging(page)
  await page.getByRole('button', { name: 'Ułóż propozycję' }).click()
  const proposal = page.getByRole('region', { name: 'Propozycja jest gotowa' })
  await proposal.getByRole('button', { name: /^Pokaż zamiany.*Anna Kos, życzenie/ }).click()
  const swap = proposal.getByRole('button', { name: /^(Zamień|Przenieś).*przechodzi/ }).first()
  await swap.waitFor()
  await expectSound(page)
  await swap.click()
  await page.getByRole('heading', { name: 'Bez pokoju: 2' }).waitFor()
  await page.getByRole('button', { name: 'Przyjmij propozycję' }).click()
  await page.getByRole('heading', { name: 'Bez pokoju: 0' }).waitFor()
  const rooms = Object.values(await standing())
  expect(rooms.find((names) => names.includes('Kos'))).toContain('Gil')
  expect(rooms.find((names) => names.includes('Bąk'))).toEqual(['Bąk'])
})

test('rooms that can be filled are counted, shown alone, and filled first', async () => {
  await place({ 1: ['Lis'], 3: ['Bąk'] })
  await using opened = await openDesktop(browser)
  const { page } = opened
  await openLodging(page)
  await page.getByText('Do dopełnienia: 1\u00a0pokój, 1\u00a0łóżko (kobiety: 1).').waitFor()
  await page.getByLabel('Wolne miejsca').selectOption({ label: 'tylko do dopełnienia' })
  await page.getByRole('article', { name: /^Pokój.2$/ }).waitFor({ state: 'detached' })
  await page
    .getByRole('article', { name: /^Pokój.1$/ })
    .getByText('Można dokwaterować: 1\u00a0kobietę')
    .waitFor()
  await expectSound(page)
  await page.getByRole('button', { name: 'Ułóż propozycję' }).click()
  await page.getByRole('button', { name: 'Przyjmij propozycję' }).click()
  await page.getByRole('heading', { name: 'Bez pokoju: 0' }).waitFor()
  const { 1: first, 2: second } = await standing()
  expect([first?.length, second?.length]).toEqual([2, 2])
})
