import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'
import { type Staff, staffOf } from '#test/support/staff.ts'
import { bringBack, lookAt, take, wait } from '#test/support/waiting.ts'
import { smallEvent } from '../races/small-event.ts'
import { expectSound } from './panel-event.ts'

/** 'Miejsca': the limits of an event on sale and its waiting list, as the office works with them; hours as a calendar. */

const PRICE = 12_000
const SLOTS = { everyMinutes: 60, first: '09:00', last: '11:00', from: '2031-06-05', to: null, capacity: 30 }

let site: TestSite
let staff: Staff
let browser: Browser

beforeAll(async () => {
  site = await startTestSite({ definition: smallEvent({ pools: { event: 5 }, price: PRICE }) })
  staff = await staffOf(site)
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.[Symbol.asyncDispose]()
})

async function openPlaces(page: Page, at: TestSite): Promise<void> {
  const panel = at.server.address('panel.zapisano.localhost')
  await page.goto(panel)
  await page.getByRole('button', { name: 'Danuta Wrona' }).click()
  await page.getByRole('heading', { level: 1, name: 'Wydarzenia' }).waitFor()
  await page.goto(`${panel}/wydarzenia/${at.event}/miejsca`)
  await page.getByRole('heading', { level: 1, name: 'Miejsca' }).waitFor()
}

const waiting = (page: Page) => page.getByRole('region', { name: 'Lista rezerwowa' })
const rowOf = (page: Page, name: string) => waiting(page).getByRole('listitem').filter({ hasText: name })

test('a party is passed with a reason, one is taken off, and a limit is raised for who is left', async () => {
  const [couple] = [await take(site, 1, 2, PRICE), await take(site, 2, 3, PRICE)]
  await wait(site, 3, 5)
  const pair = await wait(site, 4, 2)
  const single = await wait(site, 5, 1)
  await bringBack(site, couple)
  await using opened = await openDesktop(browser)
  const { page } = opened
  await openPlaces(page, site)
  const limits = page.getByRole('region', { name: 'Wydarzenie' })
  await limits.getByText('zajęte 3 z\u00a05, wolne 2').waitFor()
  await waiting(page).getByText('zostały 2\u00a0miejsca', { exact: false }).waitFor()
  await expectSound(page)

  // The family at the front needs five; two free places wait for it until it is passed.
  const family = rowOf(page, 'Maria Próbna 3')
  await family.getByRole('button', { name: /^Pomiń/ }).press('Enter')
  await family.getByText('Propozycję dostanie Maria Próbna 4', { exact: false }).waitFor()
  await family.getByLabel('Powód').fill('')
  await family.getByRole('button', { name: 'Wyślij propozycję' }).click()
  await family.getByText('Podaj powód.').waitFor()
  await expectSound(page)
  await family.getByLabel('Powód').fill('Rodzina poczeka')
  await family.getByLabel('Powód').press('Enter')
  await rowOf(page, 'Maria Próbna 4')
    .getByText(/^Propozycja: 2\u00a0miejsca, do: /)
    .waitFor()
  await limits.getByText('w\u00a0tym: zaproponowane 2', { exact: false }).waitFor()
  expect(await lookAt(site, pair)).toMatchObject({ state: 'offered', offer: { size: 2 } })

  // Out of turn there must be room.
  const last = rowOf(page, 'Maria Próbna 5')
  await last.getByRole('button', { name: /^Zaproponuj miejsce/ }).click()
  await last.getByLabel('Powód').fill('Opiekun grupy')
  await last.getByRole('button', { name: 'Wyślij propozycję' }).click()
  await last.getByText('Nie ma teraz tylu wolnych miejsc.', { exact: false }).waitFor()
  await limits.getByRole('button', { name: /^Zmień/ }).click()
  await limits.getByLabel('Od razu: Miejsca').fill('6')
  await limits.getByRole('button', { name: 'Zmień od razu' }).click()
  await limits.getByText('zajęte 5 z\u00a06, wolne 1').waitFor()
  await last.getByRole('button', { name: 'Wyślij propozycję' }).click()
  await last.getByText(/^Propozycja: 1\u00a0miejsce, do: /).waitFor()
  expect(await lookAt(site, single)).toMatchObject({ state: 'offered' })

  await family.getByRole('button', { name: /^Usuń/ }).click()
  await family.getByText('Te osoby stracą miejsce w\u00a0kolejce.').waitFor()
  await family.getByRole('button', { name: 'Usuń z\u00a0listy' }).click()
  await family.waitFor({ state: 'detached' })

  // Above the limit only by a decision that names its reason.
  await limits.getByText('Wydziel miejsca, na przykład dla biura').click()
  await limits.getByLabel('Dla kogo wydzielić od razu').fill('Biuro')
  await limits.getByLabel('Ile miejsc wydzielić od razu').fill('3')
  await limits.getByRole('button', { name: 'Wydziel od razu' }).click()
  await limits.getByLabel('Dlaczego ponad limit: Biuro').fill('Goście jubileuszu')
  await limits.getByRole('button', { name: 'Wydziel mimo to' }).click()
  await limits.getByText('ponad limit 3', { exact: false }).first().waitFor()
  expect((await staff.limits()).limits).toMatchObject([
    { capacity: 6, taken: 9, offered: 3, aside: 3, over: 3 },
  ])
  await expectSound(page)
})

test('on a phone hours stand day by day, and one of them gets more places', async () => {
  await using hours = await startTestSite({
    definition: { ...smallEvent({ pools: {}, price: PRICE }), slots: SLOTS },
  })
  await using opened = await openPhone(browser)
  const { page } = opened
  await openPlaces(page, hours)
  const calendar = page.getByRole('region', { name: 'Godziny' })
  await calendar
    .getByRole('button', { name: /^09:00|^9:00/ })
    .first()
    .click()
  await calendar.getByLabel(/^Od razu: .*9:00$/).fill('40')
  await calendar.getByRole('button', { name: 'Zmień od razu' }).click()
  await calendar.getByText('zajęte 0 z\u00a040, wolne 40').first().waitFor()
  await expectSound(page)
  await calendar.getByRole('button', { name: 'Następny tydzień' }).click()
  await calendar.getByText('9–15 czerwca 2031').waitFor()
  expect(await calendar.getByRole('button', { name: 'Poprzedni tydzień' }).isEnabled()).toBe(true)
})
