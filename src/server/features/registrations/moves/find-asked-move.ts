import { z } from 'zod'
import { type AskedMove, mayResignForMove, mayStay } from '#domain/registration/move.ts'
import { readDay } from '#domain/values/time.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { findMoveAnswer } from './moves.queries.ts'

/** First and last day of an event and its place. */
export const whenAndWhere = z.object({
  start: z.string(),
  end: z.string().nullable(),
  place: z.string().nullable(),
})
const choice = z.enum(['stays', 'resigns'])

/** The newest move that a registration was asked about, and what may be chosen now. Null when the event was not moved since the registration was made. */
export async function findAskedMove(tx: Tx, { now }: Pick<TenantCtx, 'now'>, registrationId: string) {
  const row = await findMoveAnswer(tx, registrationId)
  if (!row) return null
  const after = whenAndWhere.parse(row.after)
  const asked: AskedMove = {
    answerUntil: row.answerUntil,
    isSettled: row.settledAt !== null,
    answer: choice.nullable().parse(row.answer),
    answeredBy: z.enum(['registrant', 'deadline']).nullable().parse(row.answeredBy),
    begins: beginningOf(after.start),
  }
  return {
    move: row.eventMoveId,
    version: row.version,
    before: whenAndWhere.parse(row.before),
    after,
    note: row.note,
    answerUntil: row.answerUntil,
    silence: choice.parse(row.silence),
    answer: asked.answer,
    mayStay: mayStay(asked, now),
    mayResign: mayResignForMove(asked, now),
  }
}

function beginningOf(start: string): Temporal.Instant {
  const day = readDay(start)
  if (day === null) throw new Error(`A move to no day: ${start}.`)
  return day.toZonedDateTime('Europe/Warsaw').toInstant()
}
