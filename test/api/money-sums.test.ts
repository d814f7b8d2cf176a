import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TenantCtx } from '#server/context/ctx.ts'
import { getMoney } from '#server/features/payments/overview/get-money.ts'
import { listBalances } from '#server/features/payments/overview/list-balances.ts'
import { listMoneyDoubts } from '#server/features/payments/overview/list-money-doubts.ts'
import { listPayments } from '#server/features/payments/overview/list-payments.ts'
import { sumPayments } from '#server/features/payments/overview/sum-payments.ts'
import { NUMBER_RULES } from '#server/features/reconciliation/rules-of-numbers.queries.ts'
import { fillEvent } from '#test/support/many-people.ts'
import { asOwner } from '#test/support/owner.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'
import { asTenant } from '#test/support/tenant-ctx.ts'

/** What the page of payments shows is what the ledger says, reckoned a second time by SQL alone, on random money. */

const PEOPLE = 480
const ROUNDS = 4

let site: TestSite
let registrations: string[]
beforeAll(async () => {
  site = await startTestSite()
  await fillEvent(site.server.databaseUrl, site, PEOPLE)
  const rows = await asOwner<{ id: string }>(
    site.server.databaseUrl,
    'SELECT registration_id AS id FROM registration WHERE account_id = $1 ORDER BY 1',
    [site.account],
  )
  registrations = rows.map(({ id }) => id)
}, 120_000)
afterAll(() => site[Symbol.asyncDispose]())

const sql = <Row extends object>(text: string, ...values: unknown[]) =>
  asOwner<Row>(site.server.databaseUrl, text, [site.account, ...values])

const move = fc.record({
  which: fc.nat(),
  what: fc.constantFrom('cash', 'transfer', 'terminal', 'reversed', 'correction', 'refund', 'asked', 'late'),
  amount: fc.integer({ min: 1, max: 30_000 }),
  day: fc.integer({ min: 0, max: 40 }),
})
type Move = typeof move extends fc.Arbitrary<infer Value> ? Value : never

/** Something that changes the books of one registration, written past the product. */
async function play({ which, what, amount, day }: Move): Promise<void> {
  const id = registrations[which % registrations.length]
  const entry = (kind: string, sum: number, explanation: object) =>
    sql(
      `INSERT INTO ledger_entry (account_id, ledger_entry_id, registration_id, kind, amount, explanation)
       VALUES ($1, uuidv7(), $2, $3, $4, $5)`,
      ...[id, kind, sum, JSON.stringify(explanation)],
    )
  switch (what) {
    case 'cash':
    case 'transfer':
    case 'terminal': {
      const on = Temporal.PlainDate.from('2026-03-01').add({ days: day }).toString()
      return void (await entry('payment', -amount, { code: 'paid_by_hand', way: what, day: on, note: null }))
    }
    case 'correction':
      return void (await entry('correction', day % 2 === 0 ? amount : -amount, {
        code: 'by_decision',
        reason: 'x',
      }))
    case 'reversed':
      return void (await sql(
        `INSERT INTO ledger_entry (account_id, ledger_entry_id, registration_id, kind, amount, explanation)
         SELECT l.account_id, uuidv7(), l.registration_id, 'payment', -l.amount,
                jsonb_build_object('code', 'payment_reversed', 'entry', l.ledger_entry_id, 'reason', 'x')
           FROM ledger_entry l WHERE l.account_id = $1 AND l.registration_id = $2
            AND l.explanation->>'code' = 'paid_by_hand' AND NOT EXISTS (SELECT FROM ledger_entry u
              WHERE u.account_id = l.account_id AND u.explanation->>'entry' = l.ledger_entry_id::text) LIMIT 1`,
        id,
      ))
    case 'refund':
    case 'asked':
      return void (await sql(
        `WITH made AS (
           INSERT INTO refund (account_id, refund_id, registration_id, event_id, state, amount, reason, requested_by,
             idempotency_key, request_hash)
           VALUES ($1, uuidv7(), $2, $3, $4, $5, 'x', 'x', gen_random_uuid(), '') RETURNING *)
         INSERT INTO ledger_entry (account_id, ledger_entry_id, registration_id, kind, amount, refund_id, explanation)
         SELECT account_id, uuidv7(), registration_id, 'refund', amount, refund_id,
                '{"code": "refunded_by_hand", "reason": "x"}' FROM made WHERE state = 'succeeded'`,
        ...[id, site.event, what === 'refund' ? 'succeeded' : 'needs_account', amount],
      ))
    case 'late':
      return void (await sql(
        `UPDATE registration_revision SET due = jsonb_build_array(jsonb_build_object('name', 'Całość', 'amount', 20000,
           'until', $3::text)) WHERE account_id = $1 AND registration_id = $2`,
        ...[id, day % 2 === 0 ? '2026-01-02T23:59:59' : '2031-01-02T23:59:59'],
      ).then(() =>
        sql('UPDATE registration SET revision = revision WHERE account_id = $1 AND registration_id = $2', id),
      ))
  }
}

/** All pages of a list, one after another. */
async function all<Row>(page: (after: string | undefined) => Promise<{ rows: Row[]; next: string | null }>) {
  const rows: Row[] = []
  let next: string | undefined
  do {
    const found = await page(next)
    rows.push(...found.rows)
    next = found.next ?? undefined
  } while (next !== undefined)
  return rows
}

const one = async (text: string) => (await sql<{ n: string | null }>(text)).map(({ n }) => Number(n ?? 0))[0]
const event = () => ({ accountId: site.account, eventId: site.event })

/** What the ledger says of each registration. */
const BALANCE = `
  SELECT r.registration_id, r.state,
         coalesce(sum(l.amount) FILTER (WHERE l.kind IN ('charge', 'correction', 'fee')), 0) AS owed,
         -coalesce(sum(l.amount) FILTER (WHERE l.kind IN ('payment', 'refund', 'kept')), 0) AS paid,
         (SELECT max(v.due->0->>'until') FROM registration_revision v WHERE v.registration_id = r.registration_id) AS until,
         coalesce((SELECT sum(x.amount) FROM refund x WHERE x.registration_id = r.registration_id
           AND x.state NOT IN ('succeeded', 'failed')), 0) AS aside
    FROM registration r JOIN ledger_entry l USING (account_id, registration_id)
   WHERE r.account_id = $1 GROUP BY r.registration_id, r.state`
const LATE =
  "state IN ('confirmed', 'awaiting_payment') AND until < '2026-06-01' AND owed > greatest(paid, 0)"

async function compare(ctx: TenantCtx): Promise<void> {
  const money = await getMoney(ctx, site.event)
  expect(money.complete).toBe(true)
  expect(money.received).toBe(
    await one(
      "SELECT -sum(amount) AS n FROM ledger_entry WHERE account_id = $1 AND kind IN ('payment', 'refund')",
    ),
  )
  expect(money.expected).toBe(await one(`SELECT sum(owed) AS n FROM (${BALANCE}) b`))
  expect(money.covered + money.waiting + money.overdue.amount).toBe(money.expected)
  expect(money.waiting + money.overdue.amount).toBe(
    await one(`SELECT sum(greatest(0, owed - paid)) AS n FROM (${BALANCE}) b`),
  )
  expect(money.surplus).toEqual({
    amount: await one(`SELECT sum(greatest(0, paid - owed - aside)) AS n FROM (${BALANCE}) b`),
    registrations: await one(`SELECT count(*) AS n FROM (${BALANCE}) b WHERE paid - owed - aside > 0`),
  })
  expect(money.setAside).toBe(await one(`SELECT sum(aside) AS n FROM (${BALANCE}) b`))
  expect(money.overdue.registrations).toBe(
    await one(`SELECT count(*) AS n FROM (${BALANCE}) b WHERE ${LATE}`),
  )

  const booked = await one(
    "SELECT -sum(amount) AS n FROM ledger_entry WHERE account_id = $1 AND kind = 'payment'",
  )
  const sums = await sumPayments(ctx, event())
  const add = (rows: readonly { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0)
  expect([sums.total.amount, add(sums.ways), add(sums.days)]).toEqual([booked, booked, booked])
  const rows = await all(async (after) => {
    const { payments, next } = await listPayments(ctx, { ...event(), after })
    return { rows: payments, next }
  })
  expect(add(rows.filter(({ state }) => state === 'booked'))).toBe(booked)
  expect(rows).toHaveLength(new Set(rows.map(({ id }) => id)).size)
  expect(rows.map(({ day }) => day)).toEqual(
    rows
      .map(({ day }) => day)
      .toSorted()
      .toReversed(),
  )
  for (const { way, ...sum } of sums.ways) {
    expect((await sumPayments(ctx, { ...event(), way })).total).toEqual(sum)
    const found = await all(async (after) => {
      const { payments, next } = await listPayments(ctx, { ...event(), way, state: 'booked', after })
      return { rows: payments, next }
    })
    expect({ payments: found.length, amount: add(found) }).toEqual(sum)
  }
  const [day] = sums.days
  if (day) {
    const ofDay = await listPayments(ctx, { ...event(), day: day.day, state: 'booked' })
    if (ofDay.next === null) expect(add(ofDay.payments)).toBe(day.amount)
  }
  for (const which of ['overdue', 'surplus'] as const) {
    const found = await all((after) => listBalances(ctx, { ...event(), which, after }))
    expect({ registrations: found.length, amount: add(found) }).toEqual(money[which])
  }
  const doubts = await all(async (after) => {
    const { doubts: found, next } = await listMoneyDoubts(ctx, { ...event(), after })
    return { rows: found, next }
  })
  expect(doubts).toHaveLength(money.doubts)
  expect(add(doubts.filter(({ kind }) => kind !== 'under'))).toBe(money.surplus.amount)
}

describe('sums and lists agree with the ledger', () => {
  const rounds = fc.sample(fc.array(move, { minLength: 60, maxLength: 90 }), {
    numRuns: ROUNDS,
    seed: 20_261_126,
  })
  test.each(rounds.map((moves, round) => ({ round, moves })))(
    'after round $round of random money',
    async ({ moves }) => {
      for (const each of moves) await play(each)
      await asTenant(site, compare)
      await expectSumsOfRows()
    },
    120_000,
  )

  test('after registrations were deleted with their rows', async () => {
    const before = await asTenant(site, (ctx) => getMoney(ctx, site.event))
    const gone = registrations.splice(0, 20)
    for (const table of [...HOLDING_A_REGISTRATION, 'registration'])
      await sql(`DELETE FROM ${table} WHERE account_id = $1 AND registration_id = ANY ($2)`, gone)
    await expectSumsOfRows()
    await asTenant(site, compare)
    const after = await asTenant(site, (ctx) => getMoney(ctx, site.event))
    expect(after.expected).toBeLessThan(before.expected)
  })

  test('after many have replaced rows at the same time by rows with more', async () => {
    const parts = Array.from({ length: 6 }, (_, part) => registrations.filter((_id, at) => at % 6 === part))
    for (const [table, sum] of [
      ['money_row', 'owed'],
      ['payment_row', 'amount'],
    ] as const)
      await Promise.all(parts.map((ids) => asOwner(site.server.databaseUrl, replaced(table, sum), [ids])))
    await expectSumsOfRows()
  }, 60_000)
})

const HOLDING_A_REGISTRATION = [
  ...['ledger_entry', 'ticket', 'participant', 'refund', 'registration_note', 'registration_revision'],
]

/** Deletes rows of registrations, writes them again with a grosz more, and takes its time until it commits. */
const replaced = (table: string, sum: string) => `
  WITH gone AS (DELETE FROM ${table} WHERE registration_id = ANY ($1) RETURNING *),
       written AS (
    INSERT INTO ${table}
    SELECT (jsonb_populate_record(NULL::${table}, to_jsonb(g) || jsonb_build_object('${sum}', g.${sum} + 1))).* FROM gone g)
  SELECT pg_sleep(0.3)`

async function expectSumsOfRows(): Promise<void> {
  for (const [rule, faults] of Object.entries(NUMBER_RULES))
    expect([rule, await asOwner(site.server.databaseUrl, faults)]).toEqual([rule, []])
}
