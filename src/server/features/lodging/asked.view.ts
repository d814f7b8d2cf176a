import type { z } from 'zod'
import type { boardQuestion } from '#contract/choice-questions.ts'
import { kindKey } from '#domain/lodging/lodging.ts'
import type { listStandingQuestions } from '#server/features/registrations/questions/questions.queries.ts'

type Row = Awaited<ReturnType<typeof listStandingQuestions>>[number]

/** A question to a registration as the board shows it. */
export const askedView = (row: Row): z.input<typeof boardQuestion> => ({
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
