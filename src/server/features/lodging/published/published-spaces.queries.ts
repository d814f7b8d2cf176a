import { kysely, type Tx } from '#server/db/database.ts'

/** What was published to the people of an event, of everybody who still takes part. */
export async function listPublished(tx: Tx, eventId: string) {
  return kysely(tx)
    .selectFrom('publishedSpace')
    .innerJoin('participant', 'participant.participantId', 'publishedSpace.participantId')
    .innerJoin('registration', 'registration.registrationId', 'participant.registrationId')
    .select([
      'publishedSpace.participantId',
      'publishedSpace.scope',
      'publishedSpace.words',
      'participant.registrationId',
    ])
    .where('registration.eventId', '=', eventId)
    .where('participant.leftAt', 'is', null)
    .execute()
}

/** What was published to the people of a registration: rooms first, then vehicles. */
export async function listPublishedOf(tx: Tx, registrationId: string) {
  return kysely(tx)
    .selectFrom('publishedSpace')
    .innerJoin('participant', 'participant.participantId', 'publishedSpace.participantId')
    .select(['participant.ref', 'publishedSpace.words'])
    .where('participant.registrationId', '=', registrationId)
    .where('participant.leftAt', 'is', null)
    .orderBy((eb) => eb.case().when('publishedSpace.scope', '=', 'rooms').then(0).else(1).end())
    .orderBy('publishedSpace.scope')
    .execute()
}

export async function savePublished(
  tx: Tx,
  rows: readonly {
    readonly accountId: string
    readonly participantId: string
    readonly scope: string
    readonly words: string
    readonly publishedAt: string
  }[],
): Promise<void> {
  if (rows.length === 0) return
  await kysely(tx)
    .insertInto('publishedSpace')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['accountId', 'participantId', 'scope']).doUpdateSet((eb) => ({
        words: eb.ref('excluded.words'),
        publishedAt: eb.ref('excluded.publishedAt'),
      })),
    )
    .execute()
}

export async function deletePublished(
  tx: Tx,
  scope: string,
  participantIds: readonly string[],
): Promise<void> {
  if (participantIds.length === 0) return
  await kysely(tx)
    .deleteFrom('publishedSpace')
    .where('scope', '=', scope)
    .where('participantId', 'in', participantIds)
    .execute()
}
