import { sql } from 'kysely'
import type { SameBy } from '#domain/lists/same-person.ts'
import { kysely, type Tx } from '#server/db/database.ts'
import { jsonb } from '#server/db/json.ts'

export interface PersonKey {
  readonly eventId: string
  readonly registrationId: string
  readonly participantId: string
  readonly kind: SameBy
  readonly key: string
}

/** Puts these keys in the place of all keys of these registrations, and finds anew whom their people look like. */
export async function replaceKeys(
  tx: Tx,
  account: string,
  registrationIds: readonly string[],
  keys: readonly PersonKey[],
): Promise<void> {
  await kysely(tx).deleteFrom('personKey').where('registrationId', 'in', registrationIds).execute()
  await kysely(tx)
    .deleteFrom('samePerson')
    .where((eb) =>
      eb.or([
        eb('oneRegistrationId', 'in', registrationIds),
        eb('otherRegistrationId', 'in', registrationIds),
      ]),
    )
    .execute()
  if (keys.length === 0) return
  await sql`
    INSERT INTO person_key (account_id, event_id, registration_id, participant_id, kind, key)
    SELECT DISTINCT ${account}::uuid, k."eventId", k."registrationId", k."participantId", k.kind, k.key
      FROM jsonb_to_recordset(${jsonb(keys)}) AS k ("eventId" uuid, "registrationId" uuid, "participantId" uuid, kind text,
           key text)`.execute(kysely(tx))
  await sql`
    INSERT INTO same_person (account_id, event_id, one_id, other_id, one_registration_id, other_registration_id, kinds)
    SELECT ${account}::uuid, event_id, one_id, other_id, one_registration_id, other_registration_id,
           array_agg(DISTINCT kind ORDER BY kind)
      FROM (SELECT mine.event_id, mine.kind,
                   CASE WHEN mine.registration_id < theirs.registration_id THEN mine.participant_id ELSE theirs.participant_id END AS one_id,
                   CASE WHEN mine.registration_id < theirs.registration_id THEN theirs.participant_id ELSE mine.participant_id END AS other_id,
                   least(mine.registration_id, theirs.registration_id) AS one_registration_id,
                   greatest(mine.registration_id, theirs.registration_id) AS other_registration_id
              FROM person_key mine
              JOIN person_key theirs ON theirs.account_id = mine.account_id AND theirs.event_id = mine.event_id
                AND theirs.key = mine.key AND theirs.registration_id <> mine.registration_id
             WHERE mine.registration_id = ANY (${registrationIds}::uuid[])) AS pair
     WHERE NOT EXISTS (SELECT FROM told_apart t WHERE t.one_registration_id = pair.one_registration_id
             AND t.other_registration_id = pair.other_registration_id)
     GROUP BY 2, 3, 4, 5, 6`.execute(kysely(tx))
}
