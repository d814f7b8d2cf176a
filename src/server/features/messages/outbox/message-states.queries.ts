import { kysely, type Tx } from '#server/db/database.ts'

/** The states of the messages of a registration, in the order in which they were queued. */
export async function selectMessageStates(tx: Tx, registrationId: string) {
  return kysely(tx)
    .selectFrom('message')
    .select(['kind', 'state'])
    .where('registrationId', '=', registrationId)
    .orderBy('messageId')
    .execute()
}
