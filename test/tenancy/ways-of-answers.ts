import { randomUUID } from 'node:crypto'
import { answerQuestion, getOwnQuestions } from '#contract/choice-questions.ts'
import { answerMove } from '#contract/moves.ts'
import { site } from './way.ts'

/** How registrants answer what the organiser asks them. */
export const ANSWER_WAYS = {
  answerMove: site(answerMove, ({ token }) => ({ params: { token }, body: { answer: 'stays' as const } })),
  getOwnQuestions: site(getOwnQuestions, ({ token }) => ({ params: { token } })),
  // Nothing was asked.
  answerQuestion: {
    ...site(answerQuestion, ({ token }) => ({
      params: { token, questionId: randomUUID() },
      body: { choose: null, difference: 0 },
    })),
    refused: 'not_found' as const,
  },
} as const
