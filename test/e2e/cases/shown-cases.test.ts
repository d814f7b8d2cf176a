import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { QuoteClaim, QuoteDue, QuoteLine } from '#domain/quote/quote-result.ts'
import { formatMoney } from '#domain/values/money.ts'
import { readDay } from '#domain/values/time.ts'
import { launchBrowser, openPhone } from '#test/support/browser.ts'
import { asOwner } from '#test/support/owner.ts'
import { seedAccount, seedEvent } from '#test/support/seed.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { goOn, plain, runningTotal } from '../family-on-a-phone.ts'
import { goToGateway, payAtGateway } from '../pay-step.ts'
import { freeTuesday, type ShownCase, shownCase } from './shown-case.ts'
import { type Guardian, walkData } from './walk-data.ts'
import { walkExtras } from './walk-extras.ts'
import { showDay, walkPeople } from './walk-people.ts'

/**
 * Each shown case is registered once on a small phone, one family or booking each, and gives the exact sums: on the
 * summary, in the database and on the page that confirms it.
 */

let server: TestServer
let browser: Browser
let account: string
let site: string

beforeAll(async () => {
  server = await startTestServer()
  const seeded = await seedAccount(server.databaseUrl, { subdomain: 'przypadki' })
  account = seeded.account
  site = server.address(seeded.host)
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.[Symbol.asyncDispose]()
})

interface Walked {
  readonly page: Page
  /** Lines of the summary with ordinary spaces. */
  readonly lines: readonly string[]
  /** What is due when, as shown on the summary. */
  readonly due: readonly string[]
}

/** Publishes the event and fills the form to the summary. */
async function walk(
  page: Page,
  slug: string,
  shown: ShownCase,
  guardian: Guardian | null = null,
): Promise<Walked> {
  const { definition, draft, expect: expected } = shown
  await seedEvent(server.databaseUrl, account, { slug, definition })
  await page.goto(`${site}/${slug}/zapisy`)
  await walkPeople(page, definition, draft)
  if (definition.items.some(({ choose }) => choose !== 'always')) {
    await goOn(page, 'Dalej', 'Udział i dodatki')
    await walkExtras(page, definition, draft)
  }
  await goOn(page, 'Dalej', 'Dane')
  await walkData(page, definition, draft, guardian)
  expect(await runningTotal(page)).toBe(plain(formatMoney(expected.total ?? 0)))
  await goOn(page, 'Sprawdź i potwierdź', 'Podsumowanie')
  for (const id of draft.statements) await page.locator(`#oswiadczenie-${id}`).check({ force: true })
  const texts = async (list: string) => (await page.locator(`${list} > li`).allInnerTexts()).map(plain)
  return { page, lines: await texts('.price-lines'), due: await texts('.due') }
}

interface Row {
  readonly state: string
  readonly total: number
  readonly lines: readonly QuoteLine[]
  readonly due: readonly QuoteDue[]
  readonly claims: readonly QuoteClaim[]
}

/** Presses the order button, pays what is due now, if anything, and checks the stored rows. */
async function order(page: Page, { draft, days, expect: expected }: ShownCase): Promise<Row> {
  const total = expected.total ?? 0
  await page
    .getByRole('button', { name: total > 0 ? 'Zapisuję z obowiązkiem zapłaty' : 'Potwierdzam zapis' })
    .click()
  if (total > 0) {
    await goToGateway(page)
    await payAtGateway(page)
  }
  await page.waitForURL(/\/zgloszenie\//)
  await page.getByRole('heading', { name: 'Udział potwierdzony' }).waitFor()
  const text = plain(await page.getByRole('main').innerText())
  expect(text).toContain(`Cena ${plain(formatMoney(total))}`)
  const [row] = await asOwner<Row>(
    server.databaseUrl,
    `SELECT r.state, r.total::integer, v.lines, v.due, r.claims FROM registration r
       JOIN registration_revision v USING (account_id, registration_id) WHERE r.account_id = $1 AND r.number = $2`,
    [account, /ZG-[2-9A-Z]{4}/.exec(text)?.[0]],
  )
  if (row === undefined) throw new Error('The registration is not in the database.')
  expect(row.state).toBe('confirmed')
  expect(row.total).toBe(total)
  const people = [...new Set(row.lines.flatMap(({ person }) => person ?? []))]
  const paidFor = (lines: readonly { readonly amount: number; readonly who: string | null | undefined }[]) =>
    lines.flatMap(({ amount, who }) => (amount > 0 ? [`${who}: ${amount}`] : [])).sort()
  expect(
    paidFor(
      row.lines.map(({ amount, person }) => ({
        amount,
        who: draft.people[people.indexOf(person ?? '')]?.ref,
      })),
    ),
  ).toEqual(paidFor((expected.lines ?? []).map(({ amount, who }) => ({ amount, who }))))
  for (const [index, { amount, until }] of (expected.due ?? []).entries()) {
    expect(row.due[index]?.amount).toBe(amount)
    expect(row.due[index]?.until?.slice(0, 10)).toBe(
      readDay(until ?? '')
        ?.add({ days })
        .toString(),
    )
  }
  return row
}

const unitsOf = (claims: readonly QuoteClaim[]) => claims.map(({ pool, units }) => `${pool}: ${units}`)

test('Kielce: three people, three ways home', async () => {
  await using phone = await openPhone(browser)
  const shown = await shownCase('kielce-rowerowa-2024', { registration: 'K6' })
  const { page, lines } = await walk(phone.page, 'rowerowa', shown)
  expect(lines).toEqual([
    'Beata Ryś 100 zł Wyjazd z Mnichowa, Dorosły lub młodzież',
    'Tomasz Ryś 100 zł Wyjazd z Mnichowa, Dorosły lub młodzież',
    'Irena Wrona 100 zł Wyjazd z Mnichowa, Dorosły lub młodzież',
    'Autokar powrotny z Częstochowy: Miechów 60 zł Beata Ryś',
    'Autokar powrotny z Częstochowy: Słomniki 60 zł Tomasz Ryś',
  ])
  await order(page, shown)
})

test('Jezus żyje: a family of four in a room of four, deposit and rest', async () => {
  await using phone = await openPhone(browser)
  const shown = await shownCase('jezus-zyje-rekolekcje-2023', { registration: 'J2' })
  const { page, lines, due } = await walk(phone.page, 'rekolekcje', shown)
  expect(lines).toEqual([
    'Miejsce w pokoju: Pokój 4-osobowy z łazienką 1780 zł 2 osoby × 890 zł',
    'Miejsce w pokoju: Pokój 4-osobowy z łazienką 820 zł Ignacy Lipski',
    'Miejsce w pokoju: Pokój 4-osobowy z łazienką 520 zł Hanna Lipska',
  ])
  expect(due.map((part) => part.replace(/do \d.* \p{L}+ (?=\d)/u, 'do … '))).toEqual([
    'Teraz: zaliczka najpóźniej do … 1600 zł',
    expect.stringMatching(/^Do \d{1,2} \p{L}+( \d{4})?, \p{L}+ Reszta 1520 zł$/u),
  ])
  const { claims } = await order(page, shown)
  expect(unitsOf(claims)).toEqual(['ii-bath-4: 4'])
})

test('Kodal: a father registers two brothers with the password', async () => {
  await using phone = await openPhone(browser)
  const shown = await shownCase('kodal-2020', { registration: 'D2', movesBirths: true })
  const { page, lines } = await walk(phone.page, 'kodal', shown, { firstName: 'Marian', lastName: 'Głowacz' })
  expect(lines).toEqual(['Szymon Głowacz, 15 lat 450 zł', 'Bartłomiej Głowacz, 16 lat 450 zł'])
  await order(page, shown)
})

test('PTT: a member and a guest at the middle price, each with the cocktail', async () => {
  await using phone = await openPhone(browser)
  const shown = await shownCase('ptt-zjazd-2017', { registration: 'P8' })
  const { page, lines } = await walk(phone.page, 'zjazd', shown)
  expect(lines).toEqual([
    'Udział w zjeździe: Cały zjazd 600 zł Hanna Brzoza',
    'Udział w zjeździe: Cały zjazd 650 zł Igor Brzoza',
    'Koktajl powitalny 26.10.2017 500 zł 2 osoby × 250 zł',
  ])
  await order(page, shown)
})

test('Szczecin: a club of three on the last day before the price rises', async () => {
  await using phone = await openPhone(browser)
  const shown = await shownCase('szczecin-maraton-2019', { registration: 'Z6' })
  const { page, lines } = await walk(phone.page, 'maraton', shown)
  expect(lines).toEqual([
    'Marta Bielik 100 zł Wpłata do 31 maja',
    'Jacek Olszak zamiast 100 zł 50 zł Służba medyczna, połowa opłaty Dlaczego?',
    'Stefan Kuna 100 zł Wpłata do 31 maja',
    'Koszulka: S 0 zł Marta Bielik',
    'Koszulka: L 0 zł Jacek Olszak',
    'Koszulka: XL 0 zł Stefan Kuna',
    'Pamiątkowy kubek 20 zł Marta Bielik',
    'Ręcznik 50 × 90 cm z wyszyciem 25 zł Marta Bielik',
    'Pasta party 15 zł Jacek Olszak',
  ])
  await order(page, shown)
})

test('Wadowice: a family of four on a free Tuesday, one place is left of the hour', async () => {
  await using phone = await openPhone(browser)
  const shown = await shownCase('wadowice-muzeum-2020', { registration: 'W1' })
  const tuesday = freeTuesday()
  const slot = `${tuesday}T10:00:00`
  // A pattern without an end needs no moving: the same hour of a Tuesday to come.
  const { page } = await walk(phone.page, 'muzeum', { ...shown, draft: { ...shown.draft, slot } })
  expect(plain(await page.getByRole('main').innerText())).toContain(', wtorek, 10:00')
  const { claims } = await order(page, shown)
  expect(unitsOf(claims)).toEqual([`slot:${tuesday}T10:00: 4`])
  await page.goto(`${site}/muzeum/zapisy`)
  const hour = page.locator('label.option').filter({ hasText: '10:00' })
  await showDay(page, tuesday)
  expect(plain(await hour.innerText())).toBe('10:00 zostało 1 miejsce')
})

test('Jelenia Góra: a mother registers two children with the card of a large family', async () => {
  await using phone = await openPhone(browser)
  const shown = await shownCase('zimowisko-jgora-2023', { registration: 'G3', later: 1, movesBirths: true })
  const { page, lines } = await walk(phone.page, 'zimowisko', shown, {
    firstName: 'Paulina',
    lastName: 'Wach',
  })
  expect(lines).toEqual([
    'Turnus: Turnus I zamiast 550 zł 400 zł Karta Dużej Rodziny, 2 osoby × 200 zł Dlaczego?',
  ])
  const { claims } = await order(page, shown)
  expect(unitsOf(claims)).toEqual(['i-1: 2', 'kdr-i: 2', 'term-i: 2'])
})
