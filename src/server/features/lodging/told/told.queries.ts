import { kysely, type Tx } from '#server/db/database.ts'

/** What the people of an event have been told, of everybody who still takes part. */
export async function listTold(tx: Tx, eventId: string) {
  return kysely(tx)
    .selectFrom('spaceTold')
    .innerJoin('participant', 'participant.participantId', 'spaceTold.participantId')
    .innerJoin('registration', 'registration.registrationId', 'participant.registrationId')
    .select(['spaceTold.participantId', 'spaceTold.scope', 'spaceTold.words', 'participant.registrationId'])
    .where('registration.eventId', '=', eventId)
    .where('participant.leftAt', 'is', null)
    .execute()
}

/** What the people of a registration have been told: rooms first, then vehicles. */
export async function listToldOf(tx: Tx, registrationId: string) {
  return kysely(tx)
    .selectFrom('spaceTold')
    .innerJoin('participant', 'participant.participantId', 'spaceTold.participantId')
    .select(['participant.ref', 'spaceTold.words'])
    .where('participant.registrationId', '=', registrationId)
    .where('participant.leftAt', 'is', null)
    .orderBy((eb) => eb.case().when('spaceTold.scope', '=', 'rooms').then(0).else(1).end())
    .orderBy('spaceTold.scope')
    .execute()
}

export async function saveTold(
  tx: Tx,
  rows: readonly {
    readonly accountId: string
    readonly participantId: string
    readonly scope: string
    readonly words: string
    readonly toldAt: string
  }[],
): Promise<void> {
  if (rows.length === 0) return
  await kysely(tx)
    .insertInto('spaceTold')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['accountId', 'participantId', 'scope']).doUpdateSet((eb) => ({
        words: eb.ref('excluded.words'),
        toldAt: eb.ref('excluded.toldAt'),
      })),
    )
    .execute()
}

export async function forgetTold(tx: Tx, scope: string, participantIds: readonly string[]): Promise<void> {
  if (participantIds.length === 0) return
  await kysely(tx)
    .deleteFrom('spaceTold')
    .where('scope', '=', scope)
    .where('participantId', 'in', participantIds)
    .execute()
}
