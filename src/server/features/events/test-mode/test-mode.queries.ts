import { sql } from 'kysely'
import { kysely, type Tx } from '#server/db/database.ts'

/** The test mode of an event, its test registrations, and whether real people have registered. */
export async function findTestMode(tx: Tx, eventId: string) {
  return kysely(tx)
    .selectFrom('event')
    .select((eb) => [
      'isTest',
      'wipingOf',
      'publishedVersion',
      'calledOffAt',
      eb
        .selectFrom('registration')
        .whereRef('registration.eventId', '=', 'event.eventId')
        .where('registration.isTest', '=', true)
        .select(sql<number>`count(*)::integer`.as('n'))
        .as('registrations'),
      eb
        .selectFrom('participant')
        .innerJoin('registration', 'registration.registrationId', 'participant.registrationId')
        .whereRef('registration.eventId', '=', 'event.eventId')
        .where('registration.isTest', '=', true)
        .where('participant.leftAt', 'is', null)
        .select(sql<number>`count(*)::integer`.as('n'))
        .as('people'),
      eb
        .exists(
          eb
            .selectFrom('registration')
            .whereRef('registration.eventId', '=', 'event.eventId')
            .where('registration.isTest', '=', false),
        )
        .as('hasReal'),
      eb
        .exists(
          eb
            .selectFrom('waitingEntry')
            .whereRef('waitingEntry.eventId', '=', 'event.eventId')
            .where('waitingEntry.state', 'in', ['waiting', 'offered']),
        )
        .as('hasWaiting'),
    ])
    .where('event.eventId', '=', eventId)
    .executeTakeFirst()
}

/** Call it under the event's lock. */
export async function setTestMode(tx: Tx, eventId: string, isTest: boolean): Promise<void> {
  await kysely(tx).updateTable('event').set({ isTest }).where('eventId', '=', eventId).execute()
}

/** Notes how many are to be wiped; null: nothing any more. */
export async function setWiping(tx: Tx, eventId: string, of: number | null): Promise<void> {
  await kysely(tx).updateTable('event').set({ wipingOf: of }).where('eventId', '=', eventId).execute()
}

/** Ends the holds of an event that are not over yet: their places are released by the next sweep. */
export async function endHolds(tx: Tx, account: string, eventId: string): Promise<void> {
  await sql`SELECT end_waiting(${account}, ${eventId})`.execute(kysely(tx))
}

export async function findRehearsal(tx: Tx, eventId: string) {
  return kysely(tx).selectFrom('rehearsal').selectAll().where('eventId', '=', eventId).executeTakeFirst()
}
