import { sql } from 'kysely'
import { z } from 'zod'
import type { TriedDraft } from '#domain/quote/try-draft.ts'
import { HOLDING_STATES } from '#domain/registration/states.ts'
import { kysely, type Tx } from '#server/db/database.ts'
import { jsonb } from '#server/db/json.ts'

/** Puts a new trial in the place of an earlier one, whose job finds itself ended. */
export async function beginTrial(
  tx: Tx,
  trial: {
    readonly accountId: string
    readonly eventId: string
    readonly draftTrialId: string
    readonly draft: unknown
    readonly draftRevision: number
    readonly startedBy: string
  },
): Promise<void> {
  await kysely(tx).deleteFrom('draftTrial').where('eventId', '=', trial.eventId).execute()
  await kysely(tx)
    .insertInto('draftTrial')
    .values((eb) => ({
      ...{ ...trial, draft: jsonb(trial.draft), state: 'running' },
      registrations: eb
        .selectFrom('registration')
        .where('eventId', '=', trial.eventId)
        .where('state', 'in', HOLDING_STATES)
        .select(sql<number>`count(*)::integer`.as('n')),
    }))
    .execute()
}

export async function findTrial(tx: Tx, eventId: string) {
  return kysely(tx).selectFrom('draftTrial').selectAll().where('eventId', '=', eventId).executeTakeFirst()
}

const takenSchema = z.record(z.string(), z.number())

/** The trial as its job goes on with it, which nobody ends meanwhile; undefined when it is not under way any more. */
export async function lockTrial(tx: Tx, eventId: string, trialId: string) {
  const row = await kysely(tx)
    .selectFrom('draftTrial')
    .select(['draft', 'triedUntil', 'taken'])
    .where('eventId', '=', eventId)
    .where('draftTrialId', '=', trialId)
    .where('state', '=', 'running')
    .forUpdate()
    .executeTakeFirst()
  return row && { ...row, taken: takenSchema.parse(row.taken) }
}

/** False when it was not under way. @param trialId null: whichever there is */
export async function endTrial(
  tx: Tx,
  eventId: string,
  trialId: string | null,
  state: 'done' | 'stopped' | 'failed',
): Promise<boolean> {
  const result = await kysely(tx)
    .updateTable('draftTrial')
    .set({ state, endedAt: sql<string>`now()` })
    .where('eventId', '=', eventId)
    .where('state', '=', 'running')
    .$if(trialId !== null, (query) => query.where('draftTrialId', '=', trialId ?? ''))
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Registrations that hold their places, by id, after a given one. */
export async function listToTry(
  tx: Tx,
  page: { readonly eventId: string; readonly after: string | null; readonly limit: number },
) {
  return kysely(tx)
    .selectFrom('registration')
    .select(['registrationId', 'version', 'createdAt', 'allotmentId', 'state'])
    .where('eventId', '=', page.eventId)
    .where('state', 'in', HOLDING_STATES)
    .$if(page.after !== null, (query) => query.where('registrationId', '>', page.after ?? ''))
    .orderBy('registrationId')
    .limit(page.limit)
    .execute()
}

/** A registration for which the draft makes a difference. */
export interface TriedRow {
  readonly registrationId: string
  readonly outcome: Exclude<TriedDraft['outcome'], 'same'>
  readonly totalBefore: number
  readonly totalAfter: number | null
  readonly reasons: readonly string[]
}

/** Keeps what a batch has found, and how far the trial has come. */
export async function saveBatch(
  tx: Tx,
  trial: { readonly accountId: string; readonly eventId: string },
  batch: {
    readonly rows: readonly TriedRow[]
    readonly tried: number
    readonly triedUntil: string
    readonly taken: Readonly<Record<string, number>>
    readonly sumBefore: number
    readonly sumAfter: number
  },
): Promise<void> {
  const { rows, tried, triedUntil, taken, sumBefore, sumAfter } = batch
  if (rows.length > 0)
    await kysely(tx)
      .insertInto('draftTrialRow')
      .values(rows.map((row) => ({ ...trial, ...row, reasons: jsonb(row.reasons) })))
      .execute()
  await kysely(tx)
    .updateTable('draftTrial')
    .set((eb) => ({
      tried: eb('tried', '+', tried),
      sumBefore: eb('sumBefore', '+', sumBefore),
      sumAfter: eb('sumAfter', '+', sumAfter),
      ...{ triedUntil, taken: jsonb(taken) },
    }))
    .where('eventId', '=', trial.eventId)
    .execute()
}

/** Refusals first, then the largest differences; with whom they concern. */
export async function listTriedRows(tx: Tx, eventId: string, limit: number) {
  return kysely(tx)
    .selectFrom('draftTrialRow')
    .innerJoin('registration', 'registration.registrationId', 'draftTrialRow.registrationId')
    .select(['draftTrialRow.registrationId', 'number', 'outcome', 'totalBefore', 'totalAfter', 'reasons'])
    .select(sql<string>`registration.contact_first_name || ' ' || registration.contact_last_name`.as('name'))
    .where('draftTrialRow.eventId', '=', eventId)
    .orderBy(sql`total_after IS NULL`, 'desc')
    .orderBy(sql`abs(total_after - total_before)`, 'desc')
    .orderBy('number')
    .limit(limit)
    .execute()
}

export async function countOutcomes(tx: Tx, eventId: string) {
  return kysely(tx)
    .selectFrom('draftTrialRow')
    .select(['outcome', sql<number>`count(*)::integer`.as('count')])
    .where('eventId', '=', eventId)
    .groupBy('outcome')
    .execute()
}
