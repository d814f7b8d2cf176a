import * as contract from '#contract/choice-questions.ts'
import { mayEditRegistrations } from '#domain/access/rights.ts'
import { memberRoute, siteRoute } from '#server/http/scopes.ts'
import { findRegistrationId } from '../agreement/find-registration-id.ts'
import { getRegistration } from '../read/get-registration.ts'
import { answerQuestion } from './answer-question.ts'
import { askQuestions } from './ask-questions.ts'
import { withdrawQuestion } from './end-question.ts'
import { getOwnQuestions } from './own-questions.ts'
import { previewOffers } from './preview-offers.ts'
import { remindOfQuestion } from './remind-of-question.ts'
import { settleQuestion } from './settle-question.ts'

/** Questions of the office about another room or stop. */
export const questionRoutes = {
  previewOffers: memberRoute(contract.previewOffers, mayEditRegistrations, ({ ctx, params, body }) =>
    previewOffers(ctx, { eventId: params.eventId, ...body }),
  ),
  askQuestions: memberRoute(contract.askQuestions, mayEditRegistrations, ({ ctx, params, body }) =>
    askQuestions(ctx, { eventId: params.eventId, ...body }),
  ),
  recordAnswer: memberRoute(contract.recordAnswer, mayEditRegistrations, async ({ ctx, params, body }) => {
    const { eventId, questionId } = params
    await answerQuestion(ctx, { questionId, of: { eventId }, by: 'staff', ...body })
    return undefined
  }),
  withdrawQuestion: memberRoute(contract.withdrawQuestion, mayEditRegistrations, async ({ ctx, params }) => {
    await withdrawQuestion(ctx, params)
    return undefined
  }),
  remindOfQuestion: memberRoute(contract.remindOfQuestion, mayEditRegistrations, ({ ctx, params }) =>
    remindOfQuestion(ctx, params),
  ),
  settleQuestion: memberRoute(contract.settleQuestion, mayEditRegistrations, async ({ ctx, params }) => {
    await settleQuestion(ctx, params)
    return undefined
  }),
  getOwnQuestions: siteRoute(contract.getOwnQuestions, async ({ ctx, params }) => ({
    questions: await getOwnQuestions(ctx, await findRegistrationId(ctx, params.token)),
  })),
  answerQuestion: siteRoute(contract.answerQuestion, async ({ ctx, params, body }) => {
    const registrationId = await findRegistrationId(ctx, params.token)
    const { questionId } = params
    await answerQuestion(ctx, { questionId, of: { registrationId }, by: 'registrant', ...body })
    return {
      registration: await getRegistration(ctx, registrationId),
      questions: await getOwnQuestions(ctx, registrationId),
    }
  }),
} as const
