import { sql } from 'kysely'
import { HOLDING_STATES } from '#domain/registration/states.ts'
import { kysely, type Tx } from '#server/db/database.ts'

/** False when it is called off already. Call it under the event's lock. */
export async function markCalledOff(tx: Tx, eventId: string, reason: string): Promise<boolean> {
  const result = await kysely(tx)
    .updateTable('event')
    .set({ calledOffAt: sql<string>`now()`, calledOffBecause: reason })
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
        .where('state', '=', 'cancelled')
        .select(sql<number>`count(*)::integer`.as('n'))
        .as('cancelled'),
    ])
    .where('event.eventId', '=', eventId)
    .executeTakeFirst()
}
