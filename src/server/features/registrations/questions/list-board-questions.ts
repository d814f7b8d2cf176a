import type { z } from 'zod'
import type { boardQuestion } from '#contract/choice-questions.ts'
import { kindKey } from '#domain/lodging/lodging.ts'
import type { Tx } from '#server/db/database.ts'
import { listStandingQuestions, type QuestionRow } from './questions.queries.ts'

type View = z.input<typeof boardQuestion>

/** The questions of an event that wait for an answer, and those whose end the office has not settled; the oldest first. */
export const listBoardQuestions = async (tx: Tx, eventId: string): Promise<View[]> =>
  (await listStandingQuestions(tx, eventId)).map(viewOf)

const viewOf = (row: QuestionRow): View => ({
  ...{ id: row.id, registrationId: row.registrationId, scope: row.scope, kind: row.kind, people: row.people },
  offers: row.offers.map(({ item, option, name, difference }) => ({
    key: kindKey(item, option),
    name,
    difference,
  })),
  ...{ askedBy: row.askedBy, state: row.state, answer: row.answer },
  answerUntil: row.answerUntil.toString(),
  remindedAt: row.remindedAt?.toString() ?? null,
  endedAt: row.endedAt?.toString() ?? null,
})
