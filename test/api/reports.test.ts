import { afterAll, beforeAll, expect, test } from 'vitest'
import { countRows, listRows } from '#contract/lists.ts'
import { exportSettlement, getPrint, getReport, getSettlement, listReports } from '#contract/reports.ts'
import { refreshWholeLists } from '#server/features/registrations/lists/refresh-whole-lists.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { type Client, signIn } from '#test/support/client.ts'
import { fillEvent } from '#test/support/many-people.ts'
import { asOwner } from '#test/support/owner.ts'
import { scatterMoney } from '#test/support/random-ledger.ts'
import { reportDefinition } from '#test/support/report-definition.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'
import { asTenant } from '#test/support/tenant-ctx.ts'

/** Every figure of every report is the sum that SQL makes of the rows themselves, on data made at random. */

const PEOPLE = 1_200
const SEED = Math.floor(Math.random() * 1_000_000)
const TAKING_PART = "r.state IN ('awaiting_approval', 'awaiting_payment', 'confirmed')"

let site: TestSite
let owner: Client
beforeAll(async () => {
  site = await startTestSite({ definition: await reportDefinition() })
  owner = await signIn(site.server.port, 'danuta-wrona')
  await fillEvent(site.server.databaseUrl, site, PEOPLE)
  await scatter(SEED, 1)
})
afterAll(() => site[Symbol.asyncDispose]())

async function scatter(seed: number, share: number): Promise<void> {
  await scatterMoney(site.server.databaseUrl, site.event, { seed, share })
  await asTenant(site, refreshWholeLists)
}

const params = () => ({ accountId: site.account, eventId: site.event })
const sql = <Row extends object>(text: string) =>
  asOwner<Row>(site.server.databaseUrl, text.replaceAll('$event', `'${site.event}'`))

const reportOf = async (report: string) =>
  outputOf(getReport, await owner.ask(getReport, { params: { ...params(), report } }))
const settlementOf = async () => outputOf(getSettlement, await owner.ask(getSettlement, { params: params() }))

/** What a report counts, by key, in the order of the keys. */
async function countsOf(report: string, of: 'people' | 'registrations' = 'people') {
  const { rows } = await reportOf(report)
  return Object.fromEntries(rows.filter((row) => row[of] !== 0).map((row) => [row.key, row[of]]))
}

async function countedBySql(key: string, where = 'true'): Promise<Record<string, number>> {
  const rows = await sql<{ key: string; n: number }>(
    `SELECT coalesce((${key})::text, '') AS key, count(*)::integer AS n
       FROM participant p JOIN registration r USING (account_id, registration_id)
      WHERE r.event_id = $event AND ${TAKING_PART} AND p.left_at IS NULL AND ${where} GROUP BY 1`,
  )
  return Object.fromEntries(rows.map(({ key: each, n }) => [each, n]))
}

const AGES = [
  ...([
    ['0-6', 0, 6],
    ['7-12', 7, 12],
    ['13-17', 13, 17],
    ['18-25', 18, 25],
    ['26-39', 26, 39],
    ['40-59', 40, 59],
    ['60-', 60, 200],
  ] as const),
]

async function compareStatistics(): Promise<void> {
  const day = "(r.created_at AT TIME ZONE 'Europe/Warsaw')::date"
  expect(await countsOf('day')).toEqual(await countedBySql(day))
  expect(await countsOf('group')).toEqual(await countedBySql('p.participant_group'))
  expect(await countsOf('type')).toEqual(await countedBySql('p.participant_type'))
  expect(await countsOf('sex')).toEqual(await countedBySql('p.sex'))
  expect(await countsOf('extra.coach')).toEqual(
    await countedBySql("p.choices->>'coach'", "p.choices ? 'coach'"),
  )
  expect(await countsOf('answer.parish')).toEqual(
    await countedBySql("regexp_replace(p.answers->>'parish', ' +', ' ', 'g')", "p.answers ? 'parish'"),
  )
  expect(await countsOf('answer.diet')).toEqual(
    await countedBySql("p.answers->>'diet'", "p.answers ? 'diet'"),
  )
  const states = await sql<{ state: string; n: number }>(
    'SELECT state, count(*)::integer AS n FROM registration WHERE event_id = $event GROUP BY 1',
  )
  expect(await countsOf('state', 'registrations')).toEqual(
    Object.fromEntries(states.map(({ state, n }) => [state, n])),
  )
  const age = `extract(year FROM age(date '${await ageDay()}', p.birth_date))`
  const cases = AGES.map(([key, from, to]) => `WHEN ${age} BETWEEN ${from} AND ${to} THEN '${key}'`)
  expect(await countsOf('age')).toEqual(await countedBySql(`CASE ${cases.join(' ')} ELSE '' END`))
}

/** The day on which ages are reckoned. */
async function ageDay(): Promise<string> {
  const [row] = await sql<{ day: string | null }>(
    `SELECT coalesce(definition->'dates'->>'ageDay', definition->'dates'->>'start') AS day
       FROM event_version WHERE event_id = $event ORDER BY version DESC LIMIT 1`,
  )
  if (!row?.day) throw new Error('The event has no day.')
  return row.day
}

const LEDGER =
  'FROM ledger_entry e JOIN registration r USING (account_id, registration_id) WHERE r.event_id = $event'
const numberOf = async (text: string): Promise<number> => {
  const [row] = await sql<{ n: string }>(`SELECT coalesce((${text}), 0)::text AS n`)
  return Number(row?.n)
}
const ledgerSum = (where: string, sign = '') => numberOf(`SELECT ${sign}sum(e.amount) ${LEDGER} AND ${where}`)

async function compareSums(): Promise<void> {
  const { sums } = await settlementOf()
  const owed = "sum(e.amount) FILTER (WHERE e.kind IN ('charge', 'correction', 'fee'))"
  const paid = "-sum(e.amount) FILTER (WHERE e.kind IN ('payment', 'refund', 'kept'))"
  const ofEach = (sign: string) => `SELECT sum(greatest(0, ${sign} d)) FROM (
    SELECT coalesce(${owed}, 0) - coalesce(${paid}, 0) AS d ${LEDGER} GROUP BY e.registration_id) AS each`
  expect(Object.fromEntries(sums.map(({ key, amount }) => [key, amount]))).toEqual({
    price: await ledgerSum("e.kind IN ('charge', 'correction')"),
    fees: await ledgerSum("e.kind = 'fee'"),
    paid: await ledgerSum("e.kind = 'payment'", '-'),
    refunded: await ledgerSum("e.kind = 'refund'"),
    kept: await ledgerSum("e.kind = 'kept'"),
    unpaid: await numberOf(ofEach('')),
    overpaid: await numberOf(ofEach('-')),
  })
}

/** Sums that say how much is missing or too much lead to the registrations behind them. */
async function compareLists(): Promise<void> {
  const { sums } = await settlementOf()
  const list = { ...params(), list: 'registrations' as const }
  for (const [key, conditions] of [
    ['unpaid', 'left:+'],
    ['overpaid', 'paid:overpaid|to_refund'],
  ]) {
    const found = outputOf(countRows, await owner.ask(countRows, { params: list, query: { conditions } }))
    expect([key, found.count]).toEqual([key, sums.find((sum) => sum.key === key)?.registrations])
  }
}

async function compareMovements(): Promise<void> {
  const { payments, refunds, kept } = await settlementOf()
  const on = "(e.at AT TIME ZONE 'Europe/Warsaw')::date::text"
  const bySql = (day: string, way: string, sign: string, where: string) =>
    sql(`SELECT ${day} AS day, ${way} AS way, (${sign}sum(e.amount))::integer AS amount, count(*)::integer AS count
      ${LEDGER} AND ${where} AND e.amount <> 0 GROUP BY 1, 2 HAVING true ORDER BY 1, 2`)
  const way = `coalesce(e.explanation->>'way', e.explanation->>'gateway',
    (SELECT o.explanation->>'way' FROM ledger_entry o WHERE o.ledger_entry_id = (e.explanation->>'entry')::uuid), 'by_hand')`
  const sorted = (rows: readonly { readonly day: string; readonly way: string }[]) =>
    rows.toSorted((one, other) => (`${one.day}|${one.way}` < `${other.day}|${other.way}` ? -1 : 1))
  expect(sorted(payments)).toEqual(
    await bySql(`coalesce(e.explanation->>'day', ${on})`, way, '-', "e.kind = 'payment'"),
  )
  expect(sorted(refunds)).toEqual(await bySql(on, way, '', "e.kind = 'refund'"))
  expect(kept.reduce((sum, { amount }) => sum + amount, 0)).toBe(await ledgerSum("e.kind = 'kept'"))
  expect(kept.map(({ amount }) => amount).toSorted()).toEqual(
    (
      await sql<{ n: number }>(
        `SELECT sum(e.amount)::integer AS n ${LEDGER} AND e.kind = 'kept' GROUP BY e.explanation->>'code'`,
      )
    )
      .map(({ n }) => n)
      .toSorted(),
  )
}

/** The lines that are sold: the charge stands. */
const SOLD = `FROM registration r JOIN registration_revision v USING (account_id, registration_id),
    jsonb_to_recordset(v.lines) AS l (item text, option text, quantity integer, amount integer, "onSite" boolean, reasons jsonb)
  WHERE r.event_id = $event AND NOT l."onSite" AND NOT EXISTS (SELECT FROM ledger_entry e
    WHERE e.registration_id = r.registration_id AND e.explanation->>'code' = 'cancelled')`

async function compareItems(): Promise<void> {
  const { items, beside, discounts, sums } = await settlementOf()
  const rate = (item: string) => `CASE ${item} WHEN 'fee' THEN 23 WHEN 'coach' THEN 8 END`
  const expected = await sql(`SELECT CASE l.item WHEN 'fee' THEN 'Udział' WHEN 'gift' THEN 'Darowizna'
        ELSE 'Autokar powrotny z Częstochowy' END AS name, sum(l.quantity)::integer AS pieces, sum(l.amount)::integer AS gross,
      sum(round(l.amount * 100.0 / (100 + coalesce(${rate('l.item')}, 0))))::integer AS net, l.item = 'gift' AS donation
    ${SOLD} GROUP BY l.item ORDER BY 1`)
  const shown = items.map(({ name, pieces, gross, net, donation }) => ({
    name,
    pieces,
    gross,
    net,
    donation,
  }))
  expect(shown.toSorted((one, other) => (one.name < other.name ? -1 : 1))).toEqual(
    expected.toSorted((one, other) => (Object(one).name < Object(other).name ? -1 : 1)),
  )
  for (const { gross, net, tax } of items) expect(net + tax).toBe(gross)
  const price = sums.find(({ key }) => key === 'price')?.amount
  expect(items.reduce((sum, { gross }) => sum + gross, 0) + beside).toBe(price)
  expect(discounts.reduce((sum, { amount }) => sum + amount, 0)).toBe(
    await numberOf(
      `SELECT sum((d->'params'->>'amount')::integer) FROM (SELECT l.reasons ${SOLD}) AS s, jsonb_array_elements(s.reasons) AS d`,
    ),
  )
}

async function compareAll(seed: number): Promise<void> {
  try {
    await compareStatistics()
    await compareSums()
    await compareLists()
    await compareMovements()
    await compareItems()
  } catch (error) {
    throw new Error(`With the seed ${seed}.`, { cause: error })
  }
}

test('every figure is the sum of the rows, also after some of them have changed, and changed again', async () => {
  await compareAll(SEED)
  for (const round of [1, 2, 3]) {
    await scatter(SEED + round, 0.3)
    await compareAll(SEED + round)
  }
})

test('the figures are the sums of their shares, and a share goes with its registration', async () => {
  const faults = () =>
    sql(`WITH added AS (
        SELECT s.report, s.key, ARRAY[sum(s.registrations), sum(s.people), sum(s.pieces), sum(s.amount), sum(s.tax)] AS sums
          FROM report_share h, jsonb_to_recordset(h.figures) AS s (report text, key text, registrations bigint,
               people bigint, pieces bigint, amount bigint, tax bigint)
         WHERE h.event_id = $event GROUP BY 1, 2),
      kept AS (
        SELECT report, key, ARRAY[registrations, people, pieces, amount, tax]::numeric[] AS sums
          FROM report_figure WHERE event_id = $event)
      SELECT report, key FROM kept FULL JOIN added USING (report, key)
       WHERE coalesce(kept.sums, '{0,0,0,0,0}') <> coalesce(added.sums, '{0,0,0,0,0}')`)
  expect(await faults()).toEqual([])
  const before = outputOf(listReports, await owner.ask(listReports, { params: params() }))
  await sql(`DELETE FROM report_share WHERE registration_id IN (SELECT registration_id FROM registration r
    WHERE event_id = $event AND ${TAKING_PART} ORDER BY number LIMIT 10)`)
  expect(await faults()).toEqual([])
  const after = outputOf(listReports, await owner.ask(listReports, { params: params() }))
  expect(after.registrations).toBe(before.registrations - 10)
  await sql(`INSERT INTO list_refresh (account_id, registration_id)
    SELECT account_id, registration_id FROM registration r WHERE event_id = $event AND ${TAKING_PART}`)
  await asTenant(site, refreshWholeLists)
  expect(outputOf(listReports, await owner.ask(listReports, { params: params() }))).toEqual(before)
})

test('each figure leads to its people: the list finds as many under its conditions', async () => {
  for (const report of ['group', 'sex', 'day', 'answer.parish', 'answer.diet', 'extra.coach', 'age']) {
    const { rows } = await reportOf(report)
    const [row] = rows.filter(({ conditions, people }) => conditions !== null && people > 0 && people <= 50)
    const [large] = rows.filter(({ conditions }) => conditions !== null)
    const chosen = row ?? large
    if (chosen === undefined) throw new Error(`${report} leads nowhere`)
    const list = { ...params(), list: 'people' as const }
    const query = { conditions: chosen.conditions ?? '' }
    const found = outputOf(listRows, await owner.ask(listRows, { params: list, query }))
    expect([report, found.rows.length]).toEqual([report, Math.min(50, chosen.people)])
  }
})

test('an answer that few see is no report for others, and a look at it is written down', async () => {
  const reader = await signIn(site.server.port, 'danuta-wrona')
  await sql(
    "UPDATE membership SET role = 'read_only' WHERE account_id = (SELECT account_id FROM event WHERE event_id = $event)",
  )
  const seen = outputOf(listReports, await reader.ask(listReports, { params: params() }))
  expect(seen.reports.map(({ key }) => key)).not.toContain('answer.diet')
  problemOf('not_found', await reader.ask(getReport, { params: { ...params(), report: 'answer.diet' } }))
  problemOf('not_found', await reader.ask(getPrint, { params: { ...params(), print: 'medycy' } }))
  await sql(
    "UPDATE membership SET role = 'owner' WHERE account_id = (SELECT account_id FROM event WHERE event_id = $event)",
  )
  const shown = outputOf(getPrint, await owner.ask(getPrint, { params: { ...params(), print: 'medycy' } }))
  expect(shown.sections[0]?.head).toContain('Dieta')
  const looks = await sql(
    "SELECT details FROM audit_entry WHERE event_id = $event AND action = 'list.answers_seen'",
  )
  expect(looks.length).toBeGreaterThan(0)
})

test('groups are printed one by one, each with everybody who takes part in it', async () => {
  const { sections, more } = outputOf(
    getPrint,
    await owner.ask(getPrint, { params: { ...params(), print: 'grupy' } }),
  )
  const groups = await countedBySql('p.participant_group')
  expect(more).toBe(false)
  expect(sections.map(({ rows }) => rows.length).toSorted()).toEqual(Object.values(groups).toSorted())
})

test('the file for accounting has the same sums, with semicolons and a mark of UTF-8', async () => {
  const file = await owner.ask(exportSettlement, { params: params() })
  expect(file.status).toBe(200)
  const { sums } = await settlementOf()
  const paid = sums.find(({ key }) => key === 'paid')?.amount ?? 0
  expect(file.text).toContain(
    `Suma;;;Wpłynęło;;;;;;${Math.floor(paid / 100)},${String(paid % 100).padStart(2, '0')}`,
  )
})
