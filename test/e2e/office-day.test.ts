import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancelPanelRegistration } from '#contract/changes.ts'
import { createOfficeRegistration } from '#contract/office.ts'
import { bookPayment } from '#contract/office-money.ts'
import { outputOf } from '#test/support/answers.ts'
import { launchBrowser, openDesktop } from '#test/support/browser.ts'
import { eventOfTheDay, FILE_OF_THE_DAY, LAST_CHEAP_DAY, orderOfTheDay } from '#test/support/office-day.ts'
import { asOwner } from '#test/support/owner.ts'
import { reconcile } from '#test/support/reconcile.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'
import { type Staff, staffOf } from '#test/support/staff.ts'
import { plain } from './family-on-a-phone.ts'
import {
  addRooms,
  begin,
  changeTicked,
  checkRows,
  chooseFile,
  closeShift,
  csvFile,
  done,
  enterPanel,
  expectInDrawer,
  handBackInCash,
  openAt,
  openRegistration,
  openShift,
  tickRows,
  typeForm,
} from './office-steps.ts'
import { expectSound } from './panel-event.ts'

/** A whole day in the office, on one event and in one go; each step ends in the database, to the grosz. */

const FORMS = 20
const REFUNDS = 3
let site: TestSite
let staff: Staff
let browser: Browser
/** Registrations that were made on earlier days. */
let family: string
let helper: string
let early: string

beforeAll(async () => {
  site = await startTestSite({ definition: eventOfTheDay() })
  staff = await staffOf(site)
  family = await made('Sikora', 'Ewa', 'Staś')
  helper = await made('Dudek', 'Ola')
  early = await made('Czyż', 'Adam')
  // The family has paid by transfer; the last one has written a week ago and pays by a transfer of that week.
  const body = { way: 'transfer' as const, amount: 24_000, day: today().toString() }
  outputOf(bookPayment, await staff.client.ask(bookPayment, { params: of(family), body, key: family }))
  await run("UPDATE registration SET created_at = now() - interval '7 days' WHERE registration_id = $1", [
    early,
  ])
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.[Symbol.asyncDispose]()
})

const today = () => Temporal.Now.plainDateISO('Europe/Warsaw')
const run = <Row extends object>(statement: string, values: readonly unknown[] = [site.account]) =>
  asOwner<Row>(site.server.databaseUrl, statement, values)
const of = (registrationId: string) => ({ accountId: site.account, eventId: site.event, registrationId })

async function made(lastName: string, ...names: readonly string[]): Promise<string> {
  outputOf(createOfficeRegistration, await staff.register(orderOfTheDay(lastName, ...names)))
  return idOf(lastName)
}

/** The registration of the person with this surname. */
async function idOf(lastName: string): Promise<string> {
  const [row] = await run<{ id: string }>(
    'SELECT registration_id AS id FROM participant WHERE account_id = $1 AND last_name = $2 LIMIT 1',
    [site.account, lastName],
  )
  return row?.id ?? ''
}

/** By a statement of its own: grosze that are owed, that have come and that have gone back, and people who take part. */
async function booksOf(id: string | null = null) {
  const [row] = await run<{ owed: number; paid: number; people: number }>(
    `SELECT
       (SELECT coalesce(sum(amount) FILTER (WHERE kind IN ('charge', 'correction')), 0)::integer FROM ledger_entry
         WHERE account_id = $1 AND ($2::uuid IS NULL OR registration_id = $2)) AS owed,
       (SELECT coalesce(-sum(amount) FILTER (WHERE kind IN ('payment', 'refund')), 0)::integer FROM ledger_entry
         WHERE account_id = $1 AND ($2::uuid IS NULL OR registration_id = $2)) AS paid,
       (SELECT count(*)::integer FROM participant p JOIN registration r USING (account_id, registration_id)
         WHERE p.account_id = $1 AND p.left_at IS NULL AND r.state IN ('awaiting_payment', 'confirmed')
           AND ($2::uuid IS NULL OR registration_id = $2)) AS people`,
    [site.account, id],
  )
  return row
}

/** On a paper form: the red group by its digit, and a shirt. */
async function chooseGroup(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Czerwona', exact: true }).press('Space')
  await page.getByLabel('Koszulka').selectOption({ label: 'M' })
}

/** 'Pokaż różnicę', then saves the change; answers the difference in ordinary spaces. */
async function saveChange(page: Page): Promise<string> {
  const form = page.getByRole('region', { name: 'Co chcesz zrobić?' })
  await form.getByRole('button', { name: 'Pokaż różnicę' }).click()
  const difference = form.getByRole('status')
  await difference.getByText('Cena po zmianie').waitFor()
  const words = plain(await difference.innerText())
  await form.getByRole('button', { name: 'Zapisz zmianę' }).click()
  await done(page, 'Zmiana zapisana.')
  return words
}

/** Money that is taken at the desk for the open registration. */
async function takeCash(page: Page, amount: number): Promise<void> {
  await begin(page, 'Zaksięguj wpłatę')
  await page.getByRole('button', { name: `Zaksięguj ${amount} zł` }).click()
  await done(page, `Wpłata zaksięgowana: ${amount} zł, gotówka.`)
}

async function fiveEdits(page: Page): Promise<void> {
  // An option: the coach for 30 zł, paid at once.
  const [first, second] = [await idOf('Numera'), await idOf('Numerb')]
  let form = await openRegistration(site, page, first)
  await begin(page, 'Zmień zgłoszenie')
  await form.getByLabel('Autokar').check()
  expect(await saveChange(page)).toMatch(/Cena teraz 120 zł Cena po zmianie 150 zł Do zapłaty 30 zł/)
  await takeCash(page, 30)
  expect(await booksOf(first)).toEqual({ owed: 15_000, paid: 15_000, people: 1 })

  // One more person.
  form = await openRegistration(site, page, second)
  await begin(page, 'Zmień zgłoszenie')
  await form.getByRole('button', { name: 'Następna osoba' }).click()
  const child = form.getByRole('group', { name: /^2\. / })
  await child.getByLabel('Imię').fill('Zosia')
  await child.getByLabel('Grupa').selectOption({ label: 'Czerwona' })
  await child.getByLabel('Koszulka').selectOption({ label: 'S' })
  expect(await saveChange(page)).toMatch(/Cena teraz 120 zł Cena po zmianie 240 zł Do zapłaty 120 zł/)
  await takeCash(page, 120)
  expect(await booksOf(second)).toEqual({ owed: 24_000, paid: 24_000, people: 2 })

  // One person less: what was paid for the child goes back.
  form = await openRegistration(site, page, family)
  await begin(page, 'Zmień zgłoszenie')
  const leaving = form.getByRole('group', { name: '2. Staś Sikora' })
  await leaving.getByRole('button', { name: /^Usuń tę osobę/ }).click()
  expect(await saveChange(page)).toMatch(/Cena teraz 240 zł Cena po zmianie 120 zł Zwrot 120 zł/)
  expect(await booksOf(family)).toEqual({ owed: 12_000, paid: 24_000, people: 1 })

  // A personal price, by a decision.
  form = await openRegistration(site, page, helper)
  await begin(page, 'Zmień kwotę')
  await form.getByLabel('Do zapłaty razem').fill('60')
  await form.getByText('Teraz: 120 zł. Różnica: −60 zł.').waitFor()
  await form.getByRole('textbox', { name: /^Powód/ }).fill('Pomaga w kuchni')
  await form.getByRole('button', { name: 'Zapisz kwotę' }).click()
  await done(page, 'Kwota zmieniona: 60 zł.')
  expect(await booksOf(helper)).toEqual({ owed: 6_000, paid: 0, people: 1 })

  // The lower price, whose last day has passed: the transfer is of a day on which it still held.
  form = await openRegistration(site, page, early)
  await begin(page, 'Zaksięguj wpłatę')
  await expect.poll(() => form.getByLabel('Kwota').inputValue()).toBe('120')
  await form.getByLabel('Kwota').fill('100')
  await form.getByLabel('Przelew').check()
  await form.getByLabel('Dzień wpłaty').fill(LAST_CHEAP_DAY.toString())
  await form.getByRole('button', { name: 'Zaksięguj 100 zł' }).click()
  await done(page, 'Wpłata zaksięgowana: 100 zł, przelew. Udział jest potwierdzony')
  expect(await booksOf(early)).toEqual({ owed: 10_000, paid: 10_000, people: 1 })
}

test('20 paper forms, 5 edits, 3 refunds in cash, a file, a move, rooms, and the cash report of the evening', {
  timeout: 600_000,
}, async () => {
  await using opened = await openDesktop(browser)
  const { page } = opened
  await enterPanel(site, page)
  await openAt(site, page, 'kasa', 'Kasa')
  await openShift(page, 200)

  await openAt(site, page, 'biuro', 'Przyjmij zgłoszenie')
  for (let n = 0; n < FORMS; n += 1)
    await typeForm(page, { n, given: 200, back: 80, choose: () => chooseGroup(page) })
  // Of the days before: 480 zł owed by four people, of which 240 zł are paid.
  expect(await booksOf()).toEqual({ owed: 288_000, paid: 264_000, people: 24 })

  await fiveEdits(page)
  expect(await booksOf()).toEqual({ owed: 283_000, paid: 289_000, people: 24 })

  // Three people resign, and are handed their money at the desk; that of the child waits for a transfer.
  for (const letter of ['c', 'd', 'e']) {
    const params = of(await idOf(`Numer${letter}`))
    const answer = await staff.client.ask(cancelPanelRegistration, { params, body: { reason: 'Choroba' } })
    outputOf(cancelPanelRegistration, answer)
  }
  await openAt(site, page, 'platnosci/zwroty', 'Płatności')
  await handBackInCash(page, REFUNDS + 1, REFUNDS)
  expect(await booksOf()).toEqual({ owed: 247_000, paid: 253_000, people: 21 })
  const refunds = await run<{ state: string; amount: number; how: string | null }>(
    'SELECT state, amount::integer, handed_back AS how FROM refund WHERE account_id = $1 ORDER BY created_at',
  )
  expect(refunds.map(({ amount }) => amount)).toEqual([12_000, 12_000, 12_000, 12_000])
  expect(refunds.filter(({ how }) => how === 'cash')).toHaveLength(REFUNDS)

  // A file of 200 rows, of which seven do not come in.
  await openAt(site, page, 'zgloszenia', 'Zgłoszenia')
  await chooseFile(page, csvFile(FILE_OF_THE_DAY))
  await (await checkRows(page, '193\u00a0zgłoszenia')).click()
  await page.getByText('Nie udało się: 7.').waitFor({ timeout: 120_000 })
  expect(await booksOf()).toEqual({ owed: 247_000 + 193 * 12_000, paid: 253_000, people: 21 + 193 })

  // Sixty people of the red group who want a room go to the blue one.
  const groups = async () =>
    Object.fromEntries(
      (
        await run<{ name: string; n: number }>(
          `SELECT participant_group AS name, count(*)::integer AS n FROM participant p
             JOIN registration r USING (account_id, registration_id)
            WHERE p.account_id = $1 AND p.left_at IS NULL AND r.state IN ('awaiting_payment', 'confirmed') GROUP BY 1`,
        )
      ).map(({ name, n }) => [name, n]),
    )
  const { red = 0, blue = 0 } = await groups()
  await openAt(site, page, 'uczestnicy?warunki=group:red,extra.room:shared', 'Uczestnicy')
  await tickRows(page, 60)
  const move = await changeTicked(page, { thing: 'Grupa', value: 'Niebieska', before: async () => {} })
  expect(await move.innerText()).toBe('Zrób to: 60\u00a0zgłoszeń')
  await move.click()
  await page.getByText('Zrobione: 60 z\u00a060.').waitFor({ timeout: 120_000 })
  expect(await groups()).toEqual({ red: red - 60, blue: blue + 60 })
  expect(await booksOf()).toMatchObject({ owed: 247_000 + 193 * 12_000, paid: 253_000 })

  // Rooms for the 120 who want one.
  await openAt(site, page, 'noclegi', 'Noclegi i\u00a0przejazdy')
  await addRooms(page, 'Dom św. Anny', '30 pokoi 4-osobowych')
  await page.getByRole('heading', { name: 'Bez pokoju: 120' }).waitFor()
  await page.getByRole('button', { name: 'Ułóż propozycję' }).click()
  await page.getByRole('button', { name: 'Przyjmij propozycję' }).click()
  await page.getByText('Miejsce ma 120 z\u00a0120\u00a0osób.', { exact: false }).waitFor()
  const beds = await run(
    `SELECT count(*)::integer AS beds, count(DISTINCT participant_id)::integer AS people,
            count(*) FILTER (WHERE p.choices->>'room' = 'shared')::integer AS wanted, max(n)::integer AS fullest
       FROM (SELECT participant_id, count(*) OVER (PARTITION BY space_id) AS n FROM space_person
              WHERE account_id = $1 AND scope = 'rooms') AS given JOIN participant p USING (participant_id)`,
  )
  expect(beds).toEqual([{ beds: 120, people: 120, wanted: 120, fullest: 4 }])

  // The evening: 200 at first, 20 forms and 150 for the edits came, three times 120 went; 5 zł are missing.
  await openAt(site, page, 'kasa', 'Kasa')
  await expectInDrawer(page, 2390)
  await closeShift(page, { counted: 2385, why: 'Źle wydana reszta', missing: async () => {} })
  const report = page.getByRole('region', { name: 'Podsumowanie' })
  await expect.poll(async () => plain(await report.innerText())).toMatch(/Policzono 2385 zł/)
  const summary = plain(await report.innerText())
  expect(summary).toMatch(/Przyjęto 2550 zł Wydano −360 zł Powinno być 2390 zł/)
  expect(summary).toMatch(/Różnica ?Źle wydana reszta −5 zł/)
  await expectSound(page)
  const cash = await run(
    `SELECT kind, count(*)::integer AS n, sum(amount)::integer AS amount FROM cash_document
      WHERE account_id = $1 GROUP BY kind ORDER BY kind`,
  )
  expect(cash).toEqual([
    { kind: 'KP', n: FORMS + 2, amount: 255_000 },
    { kind: 'KW', n: REFUNDS, amount: 36_000 },
  ])
  expect((await reconcile(site)).differences).toEqual([])
})
