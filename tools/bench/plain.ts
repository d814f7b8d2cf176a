import type pg from 'pg'
import type { LedgerExplanation } from '#domain/payment/ledger-entry.ts'
import { createPool } from '#server/db/pool.ts'
import type { ReservationCommand } from '#server/features/registrations/agreement/registrations.queries.ts'
import type { BenchEvent } from './bench-event.ts'
import { type Figure, Tally } from './figures.ts'
import { orderMaker } from './made-order.ts'
import { type Span, spanOf } from './span.ts'

export const PLAIN_CONNECTIONS = 32

/** The event of an order. */
type Place = Pick<BenchEvent, 'account' | 'event'>

/**
 * The yardstick (a): one transaction for each registration, statement by statement from Node, as such
 * programs are usually written, with the same rows under the same row-level security. The hot counter
 * comes last, so that its lock is held as short as can be.
 */
export async function measurePlain(url: string, benchEvent: BenchEvent, span: Span): Promise<Figure> {
  const pool = createPool(url, 'zapisano_app', PLAIN_CONNECTIONS)
  const { from, until } = spanOf(span)
  const tally = new Tally(from, until)
  const makeOrder = orderMaker(benchEvent)
  let family = 0
  const work = async () => {
    while (performance.now() < until) {
      const wanted = performance.now()
      const order = makeOrder(family++)
      tally.note((await registerPlainly(pool, benchEvent, order)) ? 'sold' : 'refused', wanted)
    }
  }
  await Promise.all(Array.from({ length: PLAIN_CONNECTIONS }, work))
  await pool.end()
  return tally.figure()
}

/** Sells an order as such programs do; false, and nothing of it is left, when there is no place. */
export async function registerPlainly(
  pool: pg.Pool,
  benchEvent: Place,
  order: ReservationCommand,
): Promise<boolean> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await client.query("SELECT set_config('app.account_id', $1, true)", [benchEvent.account])
    await insertRegistration(client, benchEvent, order)
    await insertPeople(client, benchEvent, order)
    await insertBooks(client, benchEvent, order)
    const isSold = await takePlaces(client, benchEvent, order)
    await client.query(isSold ? 'COMMIT' : 'ROLLBACK')
    return isSold
  } finally {
    client.release()
  }
}

/** Never used before: a plain program would draw again, and that is not what is measured. */
export const plainNumberOf = ({ registrationId }: ReservationCommand) => registrationId.slice(-12)

async function insertRegistration(
  client: pg.PoolClient,
  { account, event }: Place,
  order: ReservationCommand,
) {
  const { contact } = order
  await client.query(
    `INSERT INTO registration (account_id, registration_id, event_id, version, number, state,
       contact_first_name, contact_last_name, contact_email, contact_phone,
       draft, claims, total, token_hash, idempotency_key, request_hash, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`,
    [
      ...[account, order.registrationId, event, order.version, plainNumberOf(order), order.state],
      ...[contact.firstName, contact.lastName, contact.email, contact.phone],
      ...[order.draft, order.claims].map((value) => JSON.stringify(value)),
      ...[order.total, Buffer.from(order.tokenHash, 'hex'), order.key],
      ...[Buffer.from(order.requestHash, 'hex'), order.expiresAt],
    ],
  )
}

async function insertPeople(
  client: pg.PoolClient,
  { account }: Place,
  order: ReservationCommand,
): Promise<void> {
  const row = (index: number) => `($1, $${index * 5 + 3}, $2, $${index * 5 + 4}, $${index * 5 + 5},
    $${index * 5 + 6}, $${index * 5 + 7})`
  await client.query(
    `INSERT INTO participant (account_id, participant_id, registration_id, position, ref, first_name, last_name)
     VALUES ${order.people.map((_, index) => row(index)).join(', ')}`,
    [
      ...[account, order.registrationId],
      ...order.people.flatMap(({ id, position, ref, firstName, lastName }) => [
        ...[id, position, ref, firstName, lastName],
      ]),
    ],
  )
}

async function insertBooks(
  client: pg.PoolClient,
  { account, event }: Place,
  order: ReservationCommand,
): Promise<void> {
  await client.query(
    `INSERT INTO registration_revision (account_id, registration_id, position, revision, kind, actor, version, draft,
       lines, due, total, priced_at, channel)
     VALUES ($1, $2, 1, 1, 'ordered', $3, $4, $5, $6, $7, $8, now(), $9)`,
    [
      ...[account, order.registrationId, order.actor, order.version],
      ...[{ ...Object(order.draft), people: order.people }, order.lines, order.due].map((value) =>
        JSON.stringify(value),
      ),
      ...[order.total, order.channel],
    ],
  )
  const explanation: LedgerExplanation = { code: 'registered', lines: order.lines }
  await client.query(
    `INSERT INTO ledger_entry (account_id, ledger_entry_id, registration_id, kind, amount, explanation)
     VALUES ($1, $2, $3, 'charge', $4, $5)`,
    [account, order.ledgerEntryId, order.registrationId, order.total, explanation],
  )
  await client.query(
    `INSERT INTO audit_entry (account_id, audit_entry_id, actor, action, event_id, registration_id, details)
     VALUES ($1, $2, $3, 'registration.created', $4, $5, $6)`,
    [
      account,
      order.history[0]?.id,
      order.actor,
      event,
      order.registrationId,
      { number: plainNumberOf(order) },
    ],
  )
  await client.query('SELECT jobs.enqueue($1, $2, $3, $4, $5)', [
    ...['expire-registration', account, { registration: order.registrationId }],
    ...[order.expiresAt, `expire:${order.registrationId}`],
  ])
}

async function takePlaces(
  client: pg.PoolClient,
  { account, event }: Place,
  order: ReservationCommand,
): Promise<boolean> {
  for (const { pool, units } of order.claims) {
    await client.query(
      `INSERT INTO capacity_claim (account_id, holder_id, event_id, pool_key, units)
       VALUES ($1, $2, $3, $4, $5)`,
      [account, order.registrationId, event, pool, units],
    )
    const { rowCount } = await client.query(
      `UPDATE capacity_pool SET taken = taken + $4
        WHERE account_id = $1 AND event_id = $2 AND pool_key = $3 AND taken + $4 <= capacity`,
      [account, event, pool, units],
    )
    if (rowCount === 0) return false
  }
  return true
}
