import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { lodgingOf, orderOf, retreat } from '#test/support/lodging.ts'
import { asOwner } from '#test/support/owner.ts'
import { register, startTestSite, type TestSite } from '#test/support/site.ts'
import { type Staff, staffOf } from '#test/support/staff.ts'
import { expectSound } from './panel-event.ts'

/** 'Noclegi i przejazdy': rooms for 120 people, from the list of rooms to what each of them reads. */

let site: TestSite
let staff: Staff
let browser: Browser
let lodging: ReturnType<typeof lodgingOf>
let token: string

/** 24 families of four, 10 women and 14 men. */
const FAMILIES = [
  'Lis',
  'Kos',
  'Kruk',
  'Szpak',
  'Drozd',
  'Gil',
  'Zięba',
  'Bielik',
  'Rybak',
  'Nowak',
  'Wrona',
  'Sowa',
]
const FAMILY = ['Jan M 1985', 'Ewa F 1986', 'Ola F 2017', 'Staś M 2020']

beforeAll(async () => {
  site = await startTestSite({ definition: retreat() })
  staff = await staffOf(site)
  lodging = lodgingOf(site, staff.client)
  const seen = await register(site, orderOf('Lis', FAMILY, { stop: 'kielce' }))
  token = seen.token
  const others = Array.from(
    { length: 23 },
    (_, index) => `${FAMILIES[(index + 1) % 12]}${index < 11 ? '' : 'ak'}`,
  )
  for (const name of others) await staff.register(orderOf(name, FAMILY, { stop: 'busko' }))
  for (let index = 0; index < 24; index += 1) {
    const sex = index < 10 ? 'F' : 'M'
    // The first two want to be together; the third wants somebody who has not registered.
    const wish = ['Beata Próbna', 'z Adą Próbną', 'Danuta Obca'][index]
    const name = ['Ada', 'Beata', 'Celina'][index] ?? `${sex === 'F' ? 'Ala' : 'Adam'}`
    const family = index < 3 ? 'Próbna' : `Testowa${'abcdefghijklmnopqrstuvwx'[index]}`
    await staff.register(
      orderOf(family, [`${name} ${sex} ${1950 + index}`], wish === undefined ? {} : { wish }),
    )
  }
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.[Symbol.asyncDispose]()
})

async function openLodging(page: Page): Promise<void> {
  const panel = site.server.address('panel.zapisano.localhost')
  await page.goto(panel)
  await page.getByRole('button', { name: 'Danuta Wrona' }).click()
  await page.getByRole('heading', { level: 1, name: 'Wydarzenia' }).waitFor()
  await page.goto(`${panel}/wydarzenia/${site.event}/noclegi`)
  await page.getByRole('heading', { level: 1, name: 'Noclegi i\u00a0przejazdy' }).waitFor()
}

/** What the tables say, whatever the board shows: beds given, to how many, rooms with too many, and mails. */
async function bedsInDatabase() {
  const [row] = await asOwner<Record<string, number>>(
    site.server.databaseUrl,
    `SELECT
       (SELECT count(*)::int FROM space_person WHERE scope = 'rooms') AS beds,
       (SELECT count(DISTINCT participant_id)::int FROM space_person WHERE scope = 'rooms') AS people,
       (SELECT count(*)::int FROM participant p WHERE NOT EXISTS (
          SELECT FROM space_person sp WHERE sp.participant_id = p.participant_id AND sp.scope = 'rooms')) AS strangers,
       (SELECT count(*)::int FROM space s WHERE s.places - s.kept < (
          SELECT count(*) FROM space_person sp WHERE sp.space_id = s.space_id)) AS overfull,
       (SELECT count(*)::int FROM message WHERE kind = 'lodging') AS mails`,
    [],
  )
  return row
}

const room = (page: Page, name: string) => page.getByRole('article', { name, exact: true })

test('rooms are pasted, a proposal is accepted, a family is pulled and moved by keys, and people read their room', async () => {
  await using opened = await openDesktop(browser)
  const { page } = opened
  await openLodging(page)
  await page.getByText('Dodaj pokoje, a\u00a0potem jednym przyciskiem', { exact: false }).waitFor()
  await expectSound(page)

  await page.getByRole('button', { name: 'Dodaj pokoje' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('Dom', { exact: true }).fill('Dom św. Anny')
  await drawer.getByLabel('Lista pokoi').fill('28 pokoi 4-osobowych\nnad rzeką')
  await drawer.getByText('Wiersz 2: „nad rzeką”', { exact: false }).waitFor()
  await drawer
    .getByLabel('Lista pokoi')
    .fill('28 pokoi 4-osobowych\nPerkoz\t101\t6\tmężczyźni\tparter\nPerkoz\t102\t6\tkobiety')
  await drawer.getByText('Do dodania: 30\u00a0pokoi, razem 124\u00a0łóżka.').waitFor()
  await expectSound(page)
  await drawer.getByRole('button', { name: 'Dodaj', exact: true }).click()
  await page.getByRole('heading', { name: 'Bez pokoju: 120' }).waitFor()

  await page.getByLabel('Pytanie o życzenie').selectOption({ label: 'Z kim chcesz mieszkać?' })
  await page.getByText('z\u00a0kim: Beata Próbna').waitFor()
  await page.getByRole('button', { name: 'Ułóż propozycję' }).click()
  const proposal = page.getByRole('region', { name: 'Propozycja jest gotowa' })
  await proposal.getByText('24 z\u00a024').waitFor()
  await proposal.getByText('1 z\u00a01', { exact: true }).waitFor()
  await proposal.getByText('Celina Próbna, życzenie: „Danuta Obca”').waitFor()
  expect(await page.locator('.lodging-space [data-proposed]').count()).toBeGreaterThan(24)
  await expectSound(page)
  // Nothing is moved before it is accepted.
  expect((await lodging.board()).people.filter(({ spaces }) => spaces.rooms !== undefined)).toEqual([])
  await proposal.getByRole('button', { name: 'Przyjmij propozycję' }).click()
  await page.getByRole('heading', { name: 'Bez pokoju: 0' }).waitFor()
  await page.getByText('Miejsce ma 120 z\u00a0120\u00a0osób.', { exact: false }).waitFor()

  // A family is pulled out of its room as one, and comes back by the keyboard.
  const lis = page.getByRole('article').filter({ has: page.getByText('Lis', { exact: true }) })
  const name = (await lis.getAttribute('aria-label')) ?? ''
  await lis.locator('.lodging-grip').dragTo(page.getByRole('region', { name: 'Bez pokoju: 0' }))
  const waiting = page.getByRole('region', { name: 'Bez pokoju: 4' })
  await waiting.getByText('Lis, 4\u00a0osoby').first().waitFor()
  await page.getByRole('button', { name: 'Cofnij ostatnie przeniesienie' }).press('Enter')
  await page.getByRole('region', { name: 'Bez pokoju: 0' }).waitFor()
  await room(page, name)
    .getByRole('button', { name: /^Przenieś.*Lis, 4\sosoby$/ })
    .press('Enter')
  await page.getByRole('button', { name: 'Zostaw bez pokoju' }).press('Enter')
  await waiting.waitFor()
  await waiting.getByRole('button', { name: /^Przenieś.*Lis, 4\sosoby$/ }).press('Enter')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${name.replace('\u00a0', '\\s')}\\s*4`) })
    .press('Enter')
  await page.getByRole('region', { name: 'Bez pokoju: 0' }).waitFor()
  await room(page, name).getByText('Staś').waitFor()
  // And both ways by the mouse.
  await room(page, name)
    .locator('.lodging-grip')
    .first()
    .dragTo(page.getByRole('region', { name: 'Bez pokoju: 0' }))
  await waiting.waitFor()
  await waiting.locator('.lodging-grip').dragTo(room(page, name))
  await page.getByRole('region', { name: 'Bez pokoju: 0' }).waitFor()
  await room(page, name).getByText('Staś').waitFor()

  await page.getByRole('button', { name: 'Opublikuj przydział' }).click()
  await page.getByText('Pierwszy raz zobaczy swój przydział: 120\u00a0osób', { exact: false }).waitFor()
  await page.getByLabel('Wyślij im też wiadomość z\u00a0przydziałem: 48\u00a0zgłoszeń').waitFor()
  await expectSound(page)
  const mine = `${site.server.address(site.host)}/zgloszenie/${token}`
  await using visit = await openPhone(browser)
  await visit.page.goto(mine)
  await visit.page.getByRole('heading', { name: 'Staś Lis' }).waitFor()
  expect(await visit.page.getByText(`${name}, Dom św. Anny`, { exact: false }).count()).toBe(0)
  await page.getByRole('button', { name: 'Opublikuj i\u00a0wyślij' }).click()
  await page.getByText('Uczestnicy widzą przydział od', { exact: false }).waitFor()
  await visit.page.reload()
  await visit.page.getByText(`${name}, Dom św. Anny`, { exact: false }).first().waitFor()

  expect(await bedsInDatabase()).toEqual({ beds: 120, people: 120, strangers: 0, overfull: 0, mails: 48 })

  await page.getByRole('link', { name: 'Kartki na drzwi' }).click()
  await page.getByRole('heading', { name, exact: true }).waitFor()
  await expectSound(page)
})

test('on a phone passengers of a route get seats in a coach, and are printed by stop', async () => {
  await using opened = await openPhone(browser)
  const { page } = opened
  await openLodging(page)
  await page.getByRole('link', { name: 'Autokar tam' }).click()
  await page.getByRole('button', { name: 'Dodaj pojazdy' }).click()
  await page.getByRole('dialog').getByLabel('Lista pojazdów').fill('2 autokary po 49 miejsc')
  await page.getByRole('dialog').getByRole('button', { name: 'Dodaj', exact: true }).click()
  await page.getByRole('heading', { name: 'Bez pojazdu: 96' }).waitFor()
  await page.getByRole('button', { name: /^Zmień.*Pojazd\s1$/ }).click()
  await page.getByLabel('W\u00a0tym dla kierowcy i\u00a0opiekunów').fill('1')
  await page.getByRole('button', { name: 'Zapisz' }).click()
  await page.getByText('w\u00a0tym dla obsługi 1', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Ułóż propozycję' }).click()
  await page.getByRole('button', { name: 'Przyjmij propozycję' }).click()
  await page.getByRole('heading', { name: 'Bez pojazdu: 0' }).waitFor()
  await expectSound(page)
  const people = (await lodging.board()).people.filter(({ spaces }) => spaces.coach !== undefined)
  const coaches = Map.groupBy(people, ({ registrationId }) => registrationId)
  for (const family of coaches.values())
    expect(new Set(family.map(({ spaces }) => spaces.coach)).size).toBe(1)
  await page.getByRole('link', { name: 'Lista według przystanków' }).click()
  await page.getByRole('heading', { name: 'Kielce, dworzec: 4\u00a0osoby' }).waitFor()
  await page.getByRole('heading', { name: /^Pojazd\s1: / }).waitFor()
  await page.getByRole('row', { name: /Lis Staś \+48 600 000 200/ }).waitFor()
  await expectSound(page)
})
