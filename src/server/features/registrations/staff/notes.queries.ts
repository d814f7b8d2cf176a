import { sql } from 'kysely'
import { kysely, type Tx } from '#server/db/database.ts'

/** What the staff have written down about a registration. */
export async function findNote(tx: Tx, registrationId: string) {
  return kysely(tx)
    .selectFrom('registrationNote')
    .select(['text', 'tags', 'writtenBy', 'writtenAt'])
    .where('registrationId', '=', registrationId)
    .executeTakeFirst()
}

/** Replaces the note and the tags of a registration. */
export async function saveNote(
  tx: Tx,
  note: {
    readonly accountId: string
    readonly registrationId: string
    readonly text: string
    readonly tags: string[]
    readonly writtenBy: string
  },
): Promise<void> {
  const { text, tags, writtenBy } = note
  await kysely(tx)
    .insertInto('registrationNote')
    .values(note)
    .onConflict((conflict) =>
      conflict
        .columns(['accountId', 'registrationId'])
        .doUpdateSet({ text, tags, writtenBy, writtenAt: sql<string>`now()` }),
    )
    .execute()
}
