import { sql } from 'kysely'
import { kysely, type Tx } from '#server/db/database.ts'

interface NewPin {
  readonly accountId: string
  readonly registrationId: string
  readonly pinHash: Buffer
}

/** The PIN before it opens nothing any more, and its wrong tries are forgotten. */
export async function writePin(tx: Tx, pin: NewPin): Promise<void> {
  await kysely(tx)
    .insertInto('registrationPin')
    .values(pin)
    .onConflict((conflict) =>
      conflict
        .columns(['accountId', 'registrationId'])
        .doUpdateSet({ pinHash: pin.pinHash, madeAt: sql<string>`now()`, wrong: 0 }),
    )
    .execute()
}

/** The PIN of the registration of this number, locked, while it was typed wrongly less often. */
export async function lockPin(tx: Tx, number: string, wrong: number) {
  return kysely(tx)
    .selectFrom('registrationPin')
    .innerJoin('registration', 'registration.registrationId', 'registrationPin.registrationId')
    .select(['registrationPin.registrationId', 'registrationPin.pinHash'])
    .where('registration.number', '=', number)
    .where('registrationPin.wrong', '<', wrong)
    .forUpdate('registrationPin')
    .executeTakeFirst()
}

/** A right one begins the count anew. */
export async function countTry(tx: Tx, registrationId: string, isRight: boolean): Promise<void> {
  await kysely(tx)
    .updateTable('registrationPin')
    .set({ wrong: isRight ? 0 : sql<number>`wrong + 1` })
    .where('registrationId', '=', registrationId)
    .execute()
}
