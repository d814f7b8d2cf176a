import { sql } from 'kysely'
import { z } from 'zod'
import { kysely, type Tx } from '#server/db/database.ts'
import { jsonb } from '#server/db/json.ts'

/** An offer as it was shown when the question was asked. */
const offersSchema = z.array(
  z.object({ item: z.string(), option: z.string(), name: z.string(), difference: z.number().int() }),
)
export type AskedOffer = z.output<typeof offersSchema>[number]
const kindSchema = z.enum(['supplement', 'withdrawn'])
const stateSchema = z.enum(['open', 'accepted', 'declined', 'withdrawn', 'lapsed'])
export type QuestionKind = z.output<typeof kindSchema>
export type QuestionState = z.output<typeof stateSchema>

const rows = (tx: Tx) =>
  kysely(tx)
    .selectFrom('choiceQuestion')
    .select([
      'choiceQuestionId as id',
      'eventId',
      'registrationId',
      'kind',
      'scope',
      'people',
      'offers',
      'note',
    ])
    .select(['answerUntil', 'holdId', 'askedBy', 'remindedAt', 'state', 'answer', 'endedAt'])

type Row = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

/** A question with what is read from its columns. */
const read = ({ kind, offers, state, ...row }: Row) => ({
  ...row,
  kind: kindSchema.parse(kind),
  offers: offersSchema.parse(offers),
  state: stateSchema.parse(state),
})
export type QuestionRow = ReturnType<typeof read>

export async function findQuestion(tx: Tx, questionId: string): Promise<QuestionRow | null> {
  const row = await rows(tx).where('choiceQuestionId', '=', questionId).executeTakeFirst()
  return row === undefined ? null : read(row)
}

/** Of an event: those that wait for an answer, and those whose end is not settled; the oldest first. */
export async function listStandingQuestions(tx: Tx, eventId: string): Promise<QuestionRow[]> {
  const found = await rows(tx)
    .where('eventId', '=', eventId)
    .where('handledAt', 'is', null)
    .orderBy('askedAt')
    .orderBy('choiceQuestionId')
    .execute()
  return found.map(read)
}

/** Of a registration, the newest first. */
export async function listQuestionsOf(tx: Tx, registrationId: string): Promise<QuestionRow[]> {
  const found = await rows(tx)
    .where('registrationId', '=', registrationId)
    .orderBy('askedAt', 'desc')
    .orderBy('choiceQuestionId')
    .execute()
  return found.map(read)
}

export async function insertQuestion(
  tx: Tx,
  row: {
    readonly accountId: string
    readonly choiceQuestionId: string
    readonly eventId: string
    readonly registrationId: string
    readonly kind: QuestionKind
    readonly scope: string
    readonly people: readonly string[]
    readonly offers: readonly AskedOffer[]
    readonly note: string
    readonly answerUntil: string
    readonly holdId: string | null
    readonly askedBy: string
    readonly askedAt: string
  },
): Promise<void> {
  await kysely(tx)
    .insertInto('choiceQuestion')
    .values({ ...row, people: [...row.people], offers: jsonb(row.offers) })
    .execute()
}

/** What is asked again is not left to be settled from before. */
export async function settleEarlier(
  tx: Tx,
  {
    registrationId,
    scope,
    at,
  }: { readonly registrationId: string; readonly scope: string; readonly at: string },
): Promise<void> {
  await kysely(tx)
    .updateTable('choiceQuestion')
    .set({ handledAt: at })
    .where('registrationId', '=', registrationId)
    .where('scope', '=', scope)
    .where('state', '<>', 'open')
    .where('handledAt', 'is', null)
    .execute()
}

/** Whether it was ended by this; see db/functions/public.answer_choice.sql. Call it under the registration's lock. */
export async function recordEnd(
  tx: Tx,
  account: string,
  end: {
    readonly question: string
    readonly state: Exclude<QuestionState, 'open'>
    readonly answer: string | null
    readonly by: 'registrant' | 'staff' | null
    readonly at: Temporal.Instant
  },
): Promise<boolean> {
  const { question, state, answer, by, at } = end
  const { rows: found } = await sql<{ recorded: boolean }>`
    SELECT answer_choice(${account}, ${question}, ${state}, ${answer}, ${by}, ${at.toString()}) AS recorded`.execute(
    kysely(tx),
  )
  return found[0]?.recorded ?? false
}

/** False of one that waits for an answer, or is settled. */
export async function markHandled(tx: Tx, questionId: string, at: string): Promise<boolean> {
  const result = await kysely(tx)
    .updateTable('choiceQuestion')
    .set({ handledAt: at })
    .where('choiceQuestionId', '=', questionId)
    .where('state', '<>', 'open')
    .where('handledAt', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Cross-tenant: questions of all accounts whose last moment has passed, but which have not ended. */
export async function listOverdueQuestions(tx: Tx, atMost: number) {
  const { rows: found } = await sql<{ accountId: string; choiceQuestionId: string }>`
    SELECT * FROM cross_tenant.overdue_questions(${atMost})`.execute(kysely(tx))
  return found
}

/** Notes that a reminder is queued; false when one was within the last 20 hours, or it has ended. */
export async function markReminded(tx: Tx, questionId: string, now: Temporal.Instant): Promise<boolean> {
  const before = now.subtract({ hours: 20 }).toString()
  const result = await kysely(tx)
    .updateTable('choiceQuestion')
    .set({ remindedAt: now.toString() })
    .where('choiceQuestionId', '=', questionId)
    .where('state', '=', 'open')
    .where(sql<boolean>`coalesce(reminded_at, asked_at) < ${before}::timestamptz`)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** The registrations of people of an event who take part. */
export async function listAskedPeople(tx: Tx, eventId: string, people: readonly string[]) {
  return kysely(tx)
    .selectFrom('participant')
    .innerJoin('registration', 'registration.registrationId', 'participant.registrationId')
    .select(['participantId', 'participant.registrationId', 'lastName'])
    .where('registration.eventId', '=', eventId)
    .where('participantId', 'in', people)
    .where('leftAt', 'is', null)
    .orderBy('lastName')
    .orderBy('participant.registrationId')
    .execute()
}

/** Holds places for the answer to a question; what it holds is claimed by `claimPlaces`. */
export async function insertQuestionHold(
  tx: Tx,
  row: {
    readonly accountId: string
    readonly holdId: string
    readonly eventId: string
    readonly expiresAt: string
  },
): Promise<void> {
  await kysely(tx).insertInto('hold').values(row).execute()
}

/** See db/functions/public.take_hold.sql. Call it under the registration's lock. */
export async function takeHold(
  tx: Tx,
  account: string,
  { holdId, registrationId }: { readonly holdId: string; readonly registrationId: string },
): Promise<void> {
  await sql`SELECT take_hold(${account}, ${holdId}, ${registrationId})`.execute(kysely(tx))
}
