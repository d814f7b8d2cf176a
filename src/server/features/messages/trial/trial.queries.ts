import { HOLDING_STATES } from '#domain/registration/states.ts'
import { kysely, type Tx } from '#server/db/database.ts'

/** The newest message of a kind about a registration, as it is processed. */
export async function findNewestMessage(tx: Tx, registrationId: string, kind: string) {
  return kysely(tx)
    .selectFrom('message')
    .select(['messageId as id', 'kind', 'registrationId', 'waitingEntryId', 'recipient', 'about'])
    .where('registrationId', '=', registrationId)
    .where('kind', '=', kind)
    .orderBy('messageId', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The registration from which a preview is made: the given one or the first that stands, and the one after it. */
export async function findExample(tx: Tx, eventId: string, wanted: string | null) {
  const rows = await kysely(tx)
    .selectFrom('registration')
    .select(['registrationId', 'number', 'contactFirstName', 'contactLastName'])
    .where('eventId', '=', eventId)
    .where('state', 'in', HOLDING_STATES)
    .$if(wanted !== null, (query) => query.where('registrationId', '>=', wanted ?? ''))
    .orderBy('registrationId')
    .limit(2)
    .execute()
  const [example, next] = rows
  return example && { ...example, next: next?.registrationId ?? null }
}

/** The e-mail address by which a user signs in. */
export async function findUserEmail(tx: Tx, userId: string): Promise<string | null> {
  const row = await kysely(tx)
    .selectFrom('appUser')
    .select('email')
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row?.email ?? null
}
