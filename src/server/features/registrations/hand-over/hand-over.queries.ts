import { kysely, type Tx } from '#server/db/database.ts'

interface Statement {
  readonly id: string
  readonly version: number
  readonly text: string
}

/** What a person who has taken a place over accepts, besides what was accepted for all. */
export async function insertConsents(
  tx: Tx,
  accountId: string,
  { registrationId, ref }: { readonly registrationId: string; readonly ref: string },
  statements: readonly Statement[],
): Promise<void> {
  if (statements.length === 0) return
  const { participantId } = await kysely(tx)
    .selectFrom('participant')
    .select('participantId')
    .where('registrationId', '=', registrationId)
    .where('ref', '=', ref)
    .where('leftAt', 'is', null)
    .executeTakeFirstOrThrow()
  await kysely(tx)
    .insertInto('consent')
    .values(
      statements.map(({ id, version, text }) => ({
        ...{ accountId, registrationId, participantId, statement: id },
        ...{ statementVersion: version, wording: text },
      })),
    )
    .execute()
}
