import { sql } from 'kysely'
import { kysely, type Tx } from '#server/db/database.ts'

/** What was decided about a document, as it is kept. */
export interface DecisionRow {
  readonly id: string
  readonly registrationId: string
  readonly participantId: string | null
  readonly question: string
  readonly files: string[]
  readonly state: string
  readonly reason: string
  readonly decidedBy: string
  readonly decidedAt: Temporal.Instant
  /** Withdrawn by who has registered; `notedAt`: when somebody of the staff took note of it. */
  readonly byRegistrant: boolean
  readonly notedAt: Temporal.Instant | null
}

/** The last decision about each document of these registrations. */
export async function listDecisions(tx: Tx, registrationIds: readonly string[]): Promise<DecisionRow[]> {
  if (registrationIds.length === 0) return []
  return kysely(tx)
    .selectFrom('documentDecision')
    .distinctOn(['registrationId', 'participantId', 'question'])
    .select([
      'documentDecisionId as id',
      'registrationId',
      'participantId',
      'question',
      'files',
      'state',
      'reason',
      'decidedBy',
      'decidedAt',
      'byRegistrant',
      'notedAt',
    ])
    .where(sql<boolean>`registration_id = ANY (${registrationIds}::uuid[])`)
    .orderBy('registrationId')
    .orderBy('participantId')
    .orderBy('question')
    .orderBy('documentDecisionId', 'desc')
    .execute()
}

/** The files of registrations, in the order in which they were uploaded. */
export async function listFiles(tx: Tx, registrationIds: readonly string[]) {
  if (registrationIds.length === 0) return []
  return kysely(tx)
    .selectFrom('file')
    .select(['fileId as id', 'registrationId', 'person', 'question', 'name', 'mediaType as type', 'size'])
    .select('uploadedAt')
    .where(sql<boolean>`registration_id = ANY (${registrationIds}::uuid[])`)
    .where('state', '=', 'attached')
    .orderBy('uploadedAt')
    .orderBy('fileId')
    .execute()
}

export async function insertDecision(
  tx: Tx,
  { id, decidedAt, ...row }: Omit<DecisionRow, 'notedAt'> & { readonly accountId: string },
): Promise<void> {
  await kysely(tx)
    .insertInto('documentDecision')
    .values({ ...row, documentDecisionId: id, decidedAt: decidedAt.toString() })
    .execute()
}

/** Somebody of the staff has taken note of a withdrawal. */
export async function noteWithdrawal(
  tx: Tx,
  { id, by, at }: { readonly id: string; readonly by: string; readonly at: Temporal.Instant },
): Promise<void> {
  await kysely(tx)
    .updateTable('documentDecision')
    .set({ notedBy: by, notedAt: at.toString() })
    .where('documentDecisionId', '=', id)
    .where('notedAt', 'is', null)
    .execute()
}

/** The documents of an event that somebody of the staff has to look at, oldest first. */
export async function listWaiting(tx: Tx, eventId: string) {
  const { rows } = await sql<{
    registrationId: string
    participantId: string | null
    question: string
    state: 'delivered' | 'withdrawn'
    files: string[]
    since: Temporal.Instant
  }>`SELECT registration_id, participant_id, question, state, files, since FROM waiting_documents(${eventId}::uuid)`.execute(
    kysely(tx),
  )
  return rows
}

/** Who brings the documents, and whose they are. */
export async function listOwners(tx: Tx, registrationIds: readonly string[]) {
  if (registrationIds.length === 0) return []
  return kysely(tx)
    .selectFrom('registration')
    .leftJoin('participant', (join) =>
      join
        .onRef('participant.registrationId', '=', 'registration.registrationId')
        .on('participant.leftAt', 'is', null),
    )
    .select([
      'registration.registrationId',
      'registration.number',
      'registration.contactFirstName',
      'registration.contactLastName',
      'registration.contactEmail',
      'registration.contactPhone',
      'participant.participantId',
      'participant.ref',
      'participant.firstName',
      'participant.lastName',
      'participant.birthDate',
      'participant.participantGroup as group',
      'participant.answers',
    ])
    .where('registration.registrationId', 'in', registrationIds)
    .execute()
}
