import { sql } from 'kysely'
import { kysely, type Tx } from '#server/db/database.ts'

/** People of confirmed registrations, and the groups in which they are; tests do not count. */
export async function countJoined(tx: Tx, eventId: string): Promise<{ people: number; groups: number }> {
  const row = await kysely(tx)
    .selectFrom('registration')
    .leftJoin('participant', (join) =>
      join
        .onRef('participant.accountId', '=', 'registration.accountId')
        .onRef('participant.registrationId', '=', 'registration.registrationId')
        .on('participant.leftAt', 'is', null),
    )
    .select(({ fn }) => [
      fn.count<string>('participant.participantId').as('named'),
      fn.count<string>('participant.participantGroup').distinct().as('groups'),
      // Of a registration without names its number stands in the one row that it has.
      sql<string>`coalesce(sum(registration.headcount), 0)`.as('unnamed'),
    ])
    .where('registration.eventId', '=', eventId)
    .where('registration.state', '=', 'confirmed')
    .where('registration.isTest', '=', false)
    .executeTakeFirstOrThrow()
  return { people: Number(row.named) + Number(row.unnamed), groups: Number(row.groups) }
}

/** Those of them who ticked a question, with who registered them. */
export async function listConsenting(tx: Tx, eventId: string, consent: string, town: string | null) {
  return kysely(tx)
    .selectFrom('registration')
    .innerJoin('participant', (join) =>
      join
        .onRef('participant.accountId', '=', 'registration.accountId')
        .onRef('participant.registrationId', '=', 'registration.registrationId')
        .on('participant.leftAt', 'is', null),
    )
    .leftJoin('participant as registrant', (join) =>
      join
        .onRef('registrant.accountId', '=', 'registration.accountId')
        .onRef('registrant.registrationId', '=', 'registration.registrationId')
        .on('registrant.leftAt', 'is', null)
        .on(sql<boolean>`registrant.ref = registration.draft->>'registeredBy'`),
    )
    .select([
      'participant.firstName',
      'participant.lastName',
      'participant.birthDate',
      'participant.participantGroup',
      'registrant.birthDate as registrantBirthDate',
    ])
    .select([
      sql<string | null>`registration.draft->>'registrantRole'`.as('registrantRole'),
      sql<boolean>`coalesce(registrant.ref = participant.ref, false)`.as('isRegistrant'),
      // A text, or an address of parts.
      sql<string | null>`CASE jsonb_typeof(participant.answers->${town}::text)
        WHEN 'object' THEN participant.answers->${town}::text->>'town'
        ELSE participant.answers->>${town}::text END`.as('town'),
    ])
    .where('registration.eventId', '=', eventId)
    .where('registration.state', '=', 'confirmed')
    .where('registration.isTest', '=', false)
    .where(sql<boolean>`participant.answers->${consent}::text = 'true'::jsonb`)
    .execute()
}
