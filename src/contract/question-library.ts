import { z } from 'zod'
import type { Condition } from '#domain/event/definition/condition.ts'
import type { WantedQuestion } from '#domain/event/draft/library/wanted.ts'
import { id, none, noParams } from './common.ts'
import { endpoint } from './endpoint.ts'

/** What other events of the account ask, to be taken over into the form of one. */

/** Parts that must all hold, each with its words in the event that it comes from. */
const conditions = z.array(z.strictObject({ condition: z.custom<Condition>(), words: z.string() })).readonly()

const askedQuestion = z.strictObject({
  question: z.custom<WantedQuestion['question']>(),
  conditions,
  /** The section that it stands in; its conditions are not repeated above. */
  section: z.string().nullable(),
})

export const listEarlierQuestions = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/draft/earlier-questions',
  summary: 'Questions of the other events of the account',
  audience: 'member',
  params: z.strictObject({ accountId: id, eventId: id }),
  query: noParams,
  body: none,
  output: z.strictObject({
    /** Those that ask something, newest first; of many only the newest. */
    events: z.array(
      z.strictObject({
        id,
        title: z.string(),
        start: z.iso.date().nullable(),
        sections: z.array(z.strictObject({ id: z.string(), name: z.string(), conditions })).readonly(),
        questions: z.array(askedQuestion).readonly(),
      }),
    ),
  }),
  status: 200,
  refusals: ['not_found'],
})
