import { sql } from 'kysely'
import { z } from 'zod'
import { type Checked, checked, type Difference, difference } from '#contract/reconciliation.ts'
import { kysely, type Tx } from '#server/db/database.ts'
import { jsonb } from '#server/db/json.ts'
import { readDifferences } from './read-differences.ts'
import { COMMON, RULES } from './rules.queries.ts'

/** More of a kind than this have one cause, and a longer list is not read. */
const AT_MOST = 100

/** The query of a rule; each row of the answer is a difference (`readDifferences`). */
function questionOf(rule: string): string {
  return `WITH ${COMMON}
    SELECT row_to_json(d) AS found, e.slug AS event
      FROM (${rule}) d LEFT JOIN event e ON e.event_id = d.event_id
     LIMIT ${AT_MOST}`
}

/** Everything that breaks a rule in the account of the transaction, at most a hundred of each. */
export async function listDifferences(tx: Tx): Promise<Difference[]> {
  const all: Difference[] = []
  for (const [name, rule] of Object.entries(RULES)) {
    const { rows } = await sql
      .raw<{ found: unknown; event: string | null }>(questionOf(rule))
      .execute(kysely(tx))
    all.push(...readDifferences(name, rows))
  }
  return all
}

/** The number of rows to examine. */
export async function countChecked(tx: Tx): Promise<Omit<Checked, 'asked'>> {
  const { rows } = await sql<Omit<Checked, 'asked'>>`
    SELECT (SELECT count(*) FROM event) AS events, (SELECT count(*) FROM capacity_pool) AS pools,
      (SELECT count(*) FROM registration) AS registrations, (SELECT count(*) FROM payment) AS payments`.execute(
    kysely(tx),
  )
  return rows[0] ?? { events: 0, pools: 0, registrations: 0, payments: 0 }
}

/**
 * Payments and donations that were begun or have changed since. The transaction is the one that the gateway itself named in a
 * notice where our own record of it was lost; null when the gateway has not named any.
 */
export async function listPaymentsSince(tx: Tx, since: Temporal.Instant): Promise<PaymentToAsk[]> {
  const changedSince = sql<Temporal.Instant>`${since.toString()}::timestamptz`
  return [
    ...(await payments(tx)
      .where('payment.updatedAt', '>=', changedSince)
      .orderBy('payment.paymentId')
      .execute()),
    ...(await donations(tx)
      .where('donation.updatedAt', '>=', changedSince)
      .orderBy('donation.donationId')
      .execute()),
  ]
}

/** The same payments as they are now. */
export async function listPayments(tx: Tx, ids: readonly string[]): Promise<PaymentToAsk[]> {
  if (ids.length === 0) return []
  return [
    ...(await payments(tx)
      .where('payment.paymentId', 'in', [...ids])
      .execute()),
    ...(await donations(tx)
      .where('donation.donationId', 'in', [...ids])
      .execute()),
  ]
}

export interface PaymentToAsk {
  /** Of the payment, or of the donation. */
  readonly paymentId: string
  readonly gateway: string
  readonly state: string
  readonly amount: number
  /** Null, like the event: a donation has none. */
  readonly number: string | null
  readonly eventId: string | null
  readonly slug: string | null
  readonly transactionId: string | null
}

function payments(tx: Tx) {
  return kysely(tx)
    .selectFrom('payment')
    .innerJoin('registration', 'registration.registrationId', 'payment.registrationId')
    .innerJoin('event', 'event.eventId', 'registration.eventId')
    .select((eb) => [
      'payment.paymentId',
      'payment.gateway',
      'payment.state',
      'payment.amount',
      'registration.number',
      'registration.eventId',
      'event.slug',
      eb.fn
        .coalesce(
          'payment.transactionId',
          eb
            .selectFrom('gatewayNotice')
            .whereRef('gatewayNotice.paymentId', '=', 'payment.paymentId')
            .select('gatewayNotice.transactionId')
            .orderBy('gatewayNotice.receivedAt', 'desc')
            .limit(1),
        )
        .as('transactionId'),
    ])
}

function donations(tx: Tx) {
  const none = sql<string | null>`NULL`
  return kysely(tx)
    .selectFrom('donation')
    .select((eb) => [
      'donation.donationId as paymentId',
      'donation.gateway',
      'donation.state',
      'donation.amount',
      ...[none.as('number'), none.as('eventId'), none.as('slug')],
      eb.fn
        .coalesce(
          'donation.transactionId',
          eb
            .selectFrom('gatewayNotice')
            .whereRef('gatewayNotice.paymentId', '=', 'donation.donationId')
            .select('gatewayNotice.transactionId')
            .orderBy('gatewayNotice.receivedAt', 'desc')
            .limit(1),
        )
        .as('transactionId'),
    ])
}

export async function insertReconciliation(
  tx: Tx,
  row: {
    readonly accountId: string
    readonly reconciliationId: string
    readonly checked: Checked
    readonly differences: readonly Difference[]
  },
): Promise<void> {
  await kysely(tx)
    .insertInto('reconciliation')
    .values({ ...row, checked: jsonb(row.checked), differences: jsonb(row.differences) })
    .execute()
}

const stored = z.object({ checked, differences: z.array(difference) })

export async function findNewestReconciliation(tx: Tx) {
  const row = await kysely(tx)
    .selectFrom('reconciliation')
    .select(['at', 'checked', 'differences'])
    .orderBy('reconciliationId', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { at: row.at, ...stored.parse(row) }
}

/** Every account there is, with the subdomain of its site. */
export async function listAccounts(tx: Tx): Promise<{ account: string; host: string }[]> {
  return kysely(tx)
    .selectFrom('hostname')
    .select(['accountId as account', 'host'])
    .where('isOwn', '=', false)
    .where('givenUpAt', 'is', null)
    .orderBy('accountId')
    .execute()
}
