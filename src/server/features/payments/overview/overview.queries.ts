import { sql } from 'kysely'
import { kysely, type Tx } from '#server/db/database.ts'

const NO_MONEY = {
  ...{ owed: 0, received: 0, kept: 0, toPay: 0, overdue: 0, late: 0 },
  ...{ surplus: 0, above: 0, setAside: 0, doubts: 0 },
}

/** The sums of an event, as they are kept with its rows. */
export async function sumMoneyOf(tx: Tx, eventId: string) {
  const kept = await kysely(tx)
    .selectFrom('moneySum')
    .select([
      'owed',
      'received',
      'kept',
      'toPay',
      'overdue',
      'late',
      'surplus',
      'above',
      'setAside',
      'doubts',
    ])
    .where('eventId', '=', eventId)
    .executeTakeFirst()
  return kept ?? NO_MONEY
}

/** Refunds of an event by state. */
export async function sumRefundsByState(tx: Tx, eventId: string, states: readonly string[]) {
  return kysely(tx)
    .selectFrom('refund')
    .select([
      'state',
      sql<number>`count(*)::integer`.as('payments'),
      sql<number>`sum(amount)::bigint`.as('amount'),
    ])
    .where('eventId', '=', eventId)
    .where('state', 'in', states)
    .groupBy('state')
    .execute()
}

/** What was booked, by way and day, as it is kept with the rows of payments. */
export async function sumBooked(
  tx: Tx,
  {
    eventId,
    way,
    day,
  }: { readonly eventId: string; readonly way?: string | undefined; readonly day?: string | undefined },
) {
  let query = kysely(tx)
    .selectFrom('paymentSum')
    .select(['way', sql<string>`day::text`.as('day'), 'payments', 'amount'])
    .where('eventId', '=', eventId)
    .where('payments', '<>', 0)
  if (way !== undefined) query = query.where('way', '=', way)
  if (day !== undefined) query = query.where('day', '=', day)
  return query.execute()
}

export interface PaymentPlace {
  readonly day: string
  readonly at: string
  readonly id: string
}

/** Payments of an event, newest day first. */
export async function listPaymentRows(
  tx: Tx,
  wanted: {
    readonly eventId: string
    readonly way?: string | undefined
    readonly day?: string | undefined
    readonly state?: string | undefined
    readonly after: PaymentPlace | null
    readonly limit: number
  },
) {
  const { eventId, way, day, state, after, limit } = wanted
  let query = kysely(tx)
    .selectFrom('paymentRow as p')
    .innerJoin('registration as r', (join) =>
      join.onRef('r.accountId', '=', 'p.accountId').onRef('r.registrationId', '=', 'p.registrationId'),
    )
    .select(['p.rowId', 'p.registrationId', 'p.at', 'p.way', 'p.state', 'p.amount'])
    .select(['r.number', 'r.contactFirstName', 'r.contactLastName', sql<string>`p.day::text`.as('day')])
    .where('p.eventId', '=', eventId)
    .orderBy('p.day', 'desc')
    .orderBy('p.at', 'desc')
    .orderBy('p.rowId', 'desc')
    .limit(limit)
  if (way !== undefined) query = query.where('p.way', '=', way)
  if (state !== undefined) query = query.where('p.state', '=', state)
  if (day !== undefined) query = query.where('p.day', '=', day)
  if (after !== null)
    query = query.where(
      sql<boolean>`(p.day, p.at, p.row_id) < (${after.day}::date, ${after.at}::timestamptz, ${after.id}::uuid)`,
    )
  return query.execute()
}

const standing = (tx: Tx) =>
  kysely(tx)
    .selectFrom('moneyRow as m')
    .innerJoin('registration as r', (join) =>
      join.onRef('r.accountId', '=', 'm.accountId').onRef('r.registrationId', '=', 'm.registrationId'),
    )
    .select([
      'm.registrationId',
      'm.owed',
      'm.received',
      'r.number',
      'r.contactFirstName',
      'r.contactLastName',
    ])
    .select(['r.state', 'r.contactEmail', 'r.contactPhone'])

interface Page<Place> {
  readonly eventId: string
  readonly after: Place | null
  readonly limit: number
}

/** Registrations that are late with a payment, the longest first. */
export async function listOverdue(
  tx: Tx,
  { eventId, after, limit }: Page<{ readonly at: string; readonly id: string }>,
) {
  let query = standing(tx)
    .select(['m.overdue as amount', 'm.overdueSince as since'])
    .where('m.eventId', '=', eventId)
    .where('m.overdue', '>', 0)
    .orderBy('m.overdueSince')
    .orderBy('m.registrationId')
    .limit(limit)
  if (after !== null)
    query = query.where(
      sql<boolean>`(m.overdue_since, m.registration_id) > (${after.at}::timestamptz, ${after.id}::uuid)`,
    )
  return query.execute()
}

/** Registrations that have more money than is owed, the most first. */
export async function listSurplus(
  tx: Tx,
  { eventId, after, limit }: Page<{ readonly amount: number; readonly id: string }>,
) {
  let query = standing(tx)
    .select(['m.surplus as amount', sql<Temporal.Instant | null>`NULL::timestamptz`.as('since')])
    .where('m.eventId', '=', eventId)
    .where('m.surplus', '>', 0)
    .orderBy('m.surplus', 'desc')
    .orderBy('m.registrationId', 'desc')
    .limit(limit)
  if (after !== null)
    query = query.where(
      sql<boolean>`(m.surplus, m.registration_id) < (${after.amount}::bigint, ${after.id}::uuid)`,
    )
  return query.execute()
}

/** Registrations that somebody has to look at, the longest first. */
export async function listDoubtRows(
  tx: Tx,
  { eventId, after, limit }: Page<{ readonly at: string; readonly id: string }>,
) {
  let query = standing(tx)
    .select(['m.doubt', 'm.doubtAmount as amount', 'm.doubtAt as at'])
    .where('m.eventId', '=', eventId)
    .where('m.doubt', 'is not', null)
    .orderBy('m.doubtAt')
    .orderBy('m.registrationId')
    .limit(limit)
  if (after !== null)
    query = query.where(
      sql<boolean>`(m.doubt_at, m.registration_id) > (${after.at}::timestamptz, ${after.id}::uuid)`,
    )
  return query.execute()
}

/** What is to be looked at of one registration; undefined: nothing. */
export async function findDoubt(tx: Tx, registrationId: string) {
  return kysely(tx)
    .selectFrom('moneyRow')
    .select(['doubt', 'doubtAmount'])
    .where('registrationId', '=', registrationId)
    .where('doubt', 'is not', null)
    .executeTakeFirst()
}

export async function noteSettled(
  tx: Tx,
  settled: {
    readonly accountId: string
    readonly registrationId: string
    readonly doubt: string
    readonly amount: number
    readonly reason: string
    readonly settledBy: string
  },
): Promise<void> {
  await kysely(tx)
    .insertInto('moneySettled')
    .values(settled)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
