import { sql } from 'kysely'
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
