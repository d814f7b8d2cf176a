import { sql } from 'kysely'
import { HOLDING_STATES } from '#domain/registration/states.ts'
import { kysely, type Tx } from '#server/db/database.ts'

/** False when it is called off already. Notes how many registrations stand. Call it under the event's lock. */
export async function markCalledOff(tx: Tx, eventId: string, reason: string): Promise<boolean> {
  const result = await kysely(tx)
    .updateTable('event')
    .set((eb) => ({
      calledOffAt: sql<string>`now()`,
      calledOffBecause: reason,
      calledOffOf: eb
        .selectFrom('registration')
        .where('registration.eventId', '=', eventId)
        .where('state', 'in', HOLDING_STATES)
        .select(sql<number>`count(*)::integer`.as('n')),
    }))
    .where('eventId', '=', eventId)
    .where('calledOffAt', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Ends holds, offers and waiting entries, and notifies those who waited; see db/functions/public.end_waiting.sql. */
export async function endWaiting(tx: Tx, account: string, eventId: string): Promise<void> {
  await sql`SELECT end_waiting(${account}, ${eventId})`.execute(kysely(tx))
}

/** Since when and why an event is called off, how many registrations remain and how many were cancelled. */
export async function findCallOff(tx: Tx, eventId: string) {
  return kysely(tx)
    .selectFrom('event')
    .select((eb) => [
      'calledOffAt',
      'calledOffBecause',
      'calledOffOf',
      eb
        .selectFrom('registration')
        .whereRef('registration.eventId', '=', 'event.eventId')
        .where('state', 'in', HOLDING_STATES)
        .select(sql<number>`count(*)::integer`.as('n'))
        .as('live'),
      eb
        .selectFrom('registration')
        .innerJoin('participant', 'participant.registrationId', 'registration.registrationId')
        .whereRef('registration.eventId', '=', 'event.eventId')
        .where('registration.state', 'in', HOLDING_STATES)
        .where('participant.leftAt', 'is', null)
        .select(sql<number>`count(*)::integer`.as('n'))
        .as('people'),
      eb
        .selectFrom('registration')
        .whereRef('registration.eventId', '=', 'event.eventId')
        .where('registration.state', 'in', HOLDING_STATES)
        .select(sql<number>`coalesce(sum(headcount), 0)::integer`.as('n'))
        .as('counted'),
      eb
        .selectFrom('registration')
        .whereRef('registration.eventId', '=', 'event.eventId')
        .where('state', '=', 'cancelled')
        .select(sql<number>`count(*)::integer`.as('n'))
        .as('cancelled'),
    ])
    .where('event.eventId', '=', eventId)
    .executeTakeFirst()
}

/** What the event's active registrations have paid and not got back, by gateway; null: to the organiser directly. */
export async function sumPaidByGateway(tx: Tx, eventId: string) {
  return kysely(tx)
    .selectFrom('registration')
    .innerJoin('ledgerEntry', 'ledgerEntry.registrationId', 'registration.registrationId')
    .leftJoin('payment', 'payment.paymentId', 'ledgerEntry.paymentId')
    .where('registration.eventId', '=', eventId)
    .where('registration.state', 'in', HOLDING_STATES)
    .where('ledgerEntry.kind', 'in', ['payment', 'refund'])
    .groupBy('payment.gateway')
    .having(sql<boolean>`sum(ledger_entry.amount) < 0`)
    .select([
      'payment.gateway',
      sql<number>`count(DISTINCT registration.registration_id)::integer`.as('registrations'),
      sql<number>`(-sum(ledger_entry.amount))::bigint`.as('amount'),
    ])
    .execute()
}

/** Donations of active registrations that have paid all they agreed to: the lines of these items. */
export async function sumDonations(tx: Tx, eventId: string, items: readonly string[]) {
  if (items.length === 0) return { registrations: 0, amount: 0 }
  const { rows } = await sql<{ registrations: number; amount: number }>`
    SELECT count(DISTINCT r.registration_id)::integer AS registrations,
           coalesce(sum((line->>'amount')::bigint), 0)::bigint AS amount
      FROM registration r
      JOIN LATERAL (SELECT v.lines FROM registration_revision v
                     WHERE v.account_id = r.account_id AND v.registration_id = r.registration_id
                     ORDER BY v.position DESC LIMIT 1) newest ON true
     CROSS JOIN LATERAL jsonb_array_elements(newest.lines) line
     WHERE r.event_id = ${eventId} AND r.state = ANY(${[...HOLDING_STATES]})
       AND line->>'item' = ANY(${[...items]})
       AND (SELECT -sum(l.amount) FROM ledger_entry l WHERE l.account_id = r.account_id
              AND l.registration_id = r.registration_id AND l.kind IN ('payment', 'refund')) >= r.total + decided_of(r.account_id, r.registration_id)`.execute(
    kysely(tx),
  )
  return rows[0] ?? { registrations: 0, amount: 0 }
}

/** Refunds of the event's cancelled registrations, by state and way. */
export async function sumRefunds(tx: Tx, eventId: string) {
  return kysely(tx)
    .selectFrom('refund')
    .innerJoin('registration', 'registration.registrationId', 'refund.registrationId')
    .where('registration.eventId', '=', eventId)
    .where('registration.state', '=', 'cancelled')
    .groupBy('refund.state')
    .select([
      'refund.state',
      sql<number>`count(DISTINCT refund.registration_id)::integer`.as('registrations'),
      sql<number>`sum(refund.amount)::bigint`.as('amount'),
    ])
    .execute()
}

const MOST_FAILURES = 200

/** Registrations that the job could not end and that still stand. */
export async function listFailures(tx: Tx, eventId: string) {
  return kysely(tx)
    .selectFrom('callOffFailure')
    .innerJoin('registration', 'registration.registrationId', 'callOffFailure.registrationId')
    .where('callOffFailure.eventId', '=', eventId)
    .where('registration.state', 'in', HOLDING_STATES)
    .select(['callOffFailure.registrationId', 'problem', 'failedAt', 'registration.number'])
    .select(['registration.contactFirstName', 'registration.contactLastName'])
    .orderBy('registration.number')
    .limit(MOST_FAILURES)
    .execute()
}

/** Who has asked for calling the event off; undefined: nobody whose request is still open. */
export async function findRequest(tx: Tx, eventId: string) {
  return kysely(tx)
    .selectFrom('callOffRequest')
    .select(['reason', 'requestedBy', 'requester', 'requestedAt'])
    .where('eventId', '=', eventId)
    .executeTakeFirst()
}

/** The newest wording of the same person stands; somebody else's request is not overwritten. */
export async function saveRequest(
  tx: Tx,
  request: {
    readonly accountId: string
    readonly eventId: string
    readonly reason: string
    readonly requestedBy: string
    readonly requester: string
  },
): Promise<boolean> {
  const result = await kysely(tx)
    .insertInto('callOffRequest')
    .values(request)
    .onConflict((conflict) =>
      conflict
        .columns(['accountId', 'eventId'])
        .doUpdateSet({ reason: request.reason, requestedAt: sql<string>`now()` })
        .where('callOffRequest.requestedBy', '=', request.requestedBy),
    )
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Whether there was one. */
export async function deleteRequest(tx: Tx, eventId: string): Promise<boolean> {
  const result = await kysely(tx)
    .deleteFrom('callOffRequest')
    .where('eventId', '=', eventId)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** How many people of the account have one of these roles. */
export async function countMembers(tx: Tx, roles: readonly string[]): Promise<number> {
  const row = await kysely(tx)
    .selectFrom('membership')
    .select(sql<number>`count(*)::integer`.as('n'))
    .where('role', 'in', roles)
    .executeTakeFirst()
  return row?.n ?? 0
}
