import { sql } from 'kysely'
import { HOLDING_STATES } from '#domain/registration/states.ts'
import { kysely, type Tx } from '#server/db/database.ts'

/** Notes why a registration could not be ended; the newest reason stands. */
export async function noteFailure(
  tx: Tx,
  failure: {
    readonly accountId: string
    readonly eventId: string
    readonly registrationId: string
    readonly problem: string
  },
): Promise<void> {
  await kysely(tx)
    .insertInto('callOffFailure')
    .values(failure)
    .onConflict((conflict) =>
      conflict
        .columns(['accountId', 'registrationId'])
        .doUpdateSet({ problem: failure.problem, failedAt: sql<string>`now()` }),
    )
    .execute()
}

export async function forgetFailure(tx: Tx, registrationId: string): Promise<void> {
  await kysely(tx).deleteFrom('callOffFailure').where('registrationId', '=', registrationId).execute()
}

const MOST = 200

/** Registrations of an event that a job could not end and that still stand. */
export async function listNoted(tx: Tx, eventId: string) {
  return kysely(tx)
    .selectFrom('callOffFailure')
    .innerJoin('registration', 'registration.registrationId', 'callOffFailure.registrationId')
    .where('callOffFailure.eventId', '=', eventId)
    .where('registration.state', 'in', HOLDING_STATES)
    .select(['callOffFailure.registrationId', 'problem', 'failedAt', 'registration.number'])
    .select(['registration.contactFirstName', 'registration.contactLastName'])
    .orderBy('registration.number')
    .limit(MOST)
    .execute()
}
