import { z } from 'zod'
import { grosze, id, instant, none, noParams, textOf } from './common.ts'
import { endpoint } from './endpoint.ts'
import { linkToken, registrationView } from './site.ts'

/** Questions of the office whether people would choose another room or stop (flows C2.6 and C3). */

const event = z.strictObject({ accountId: id, eventId: id })
const question = event.extend({ questionId: id })
/** 'rooms', or the item of the event whose takers a vehicle carries. */
const scope = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/)
const offered = z.strictObject({ item: textOf(1, 60), option: textOf(1, 60) })
/** 'supplement': one offer, whose places are held; 'withdrawn': what was chosen is not to be had any more. */
const kind = z.enum(['supplement', 'withdrawn'])
const state = z.enum(['open', 'accepted', 'declined', 'withdrawn', 'lapsed'])

/** A choice with what it changes of the price. */
const pricedOffer = z.strictObject({
  /** 'item/option'; '': to go without. */
  key: z.string(),
  name: z.string(),
  /** Grosze with sign, on top of what is agreed; null: it cannot be chosen now. */
  difference: grosze.nullable(),
  /** Why it cannot be chosen, in words. */
  problem: z.string().nullable(),
})

/** What else these people of one registration could choose, and what it would cost them now. */
export const previewOffers = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/lodging/offers',
  summary: 'What else people of a registration could choose',
  audience: 'member',
  params: event,
  query: noParams,
  body: z.strictObject({ scope, people: z.array(id).min(1).max(200) }),
  output: z.strictObject({ current: z.array(z.string()), offers: z.array(pricedOffer) }),
  status: 200,
  refusals: ['not_found', 'not_changeable'],
})

/** Asks the registrations of these people, each by a mail with a link; who cannot be asked is named with the reason. */
export const askQuestions = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/lodging/questions',
  summary: 'Ask people whether they would choose another room or stop',
  audience: 'member',
  params: event,
  query: noParams,
  body: z
    .strictObject({
      ...{ scope, kind },
      people: z.array(id).min(1).max(500),
      offers: z.array(offered).min(1).max(50),
      /** In the organiser's own words; may be empty. */
      note: textOf(0, 1_000),
      /** The last day for an answer; whole. */
      answerBy: z.iso.date(),
    })
    .refine((body) => body.kind === 'withdrawn' || body.offers.length === 1),
  output: z.strictObject({
    asked: z.number().int(),
    notAsked: z.array(z.strictObject({ name: z.string(), problem: z.string() })),
  }),
  status: 200,
  refusals: ['not_found', 'invalid_input'],
})

const answer = z.strictObject({
  /** The key of the offer; '': to go without; null: everything stays. */
  choose: z.string().max(130).nullable(),
  /** The difference that was shown with it. */
  difference: grosze,
})
const ANSWER_REFUSALS = [
  'not_found',
  'question_ended',
  'price_changed',
  'registration_refused',
  'full',
  'queue',
  'not_changeable',
] as const

/** An answer that the office has received by another way, by telephone for example. */
export const recordAnswer = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/lodging/questions/:questionId/answer',
  summary: 'Record an answer that somebody has given to the office',
  audience: 'member',
  params: question,
  query: noParams,
  body: answer,
  output: none,
  status: 204,
  refusals: ANSWER_REFUSALS,
})

export const withdrawQuestion = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/lodging/questions/:questionId/withdrawal',
  summary: 'Withdraw a question that was not answered',
  audience: 'member',
  params: question,
  query: noParams,
  body: z.strictObject({}),
  output: none,
  status: 204,
  refusals: ['not_found', 'question_ended'],
})

/** At most one a day. */
export const remindOfQuestion = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/lodging/questions/:questionId/reminders',
  summary: 'Remind of a question',
  audience: 'member',
  params: question,
  query: noParams,
  body: z.strictObject({}),
  output: z.strictObject({ reminded: z.boolean() }),
  status: 202,
  refusals: ['not_found', 'question_ended'],
})

/** Nothing is left to do about an answer, or about none. Repeated it changes nothing. */
export const settleQuestion = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/lodging/questions/:questionId/settlement',
  summary: 'Put an answered question away',
  audience: 'member',
  params: question,
  query: noParams,
  body: z.strictObject({}),
  output: none,
  status: 204,
  refusals: ['not_found'],
})

/** A question as the registrant sees it. */
export const ownQuestion = z.strictObject({
  id,
  kind,
  /** Is it about a room? Otherwise about a journey, by its name. */
  isRoom: z.boolean(),
  about: z.string(),
  /** First names. */
  people: z.array(z.string()),
  /** What they have now. */
  current: z.array(z.string()),
  note: z.string(),
  answerUntil: instant,
  state,
  /** What was chosen; null: nothing, or to go without. */
  chosen: z.string().nullable(),
  /** As they are now; none of a question that has ended. */
  offers: z.array(pricedOffer),
  /** What is agreed for the whole registration. */
  total: grosze,
})

/** What the office asks a registration now, with what each offer would cost. */
export const getOwnQuestions = endpoint({
  method: 'GET',
  path: '/v1/site/registrations/:token/questions',
  summary: 'Questions of the office about another room or stop',
  audience: 'site',
  params: linkToken,
  query: noParams,
  body: none,
  output: z.strictObject({ questions: z.array(ownQuestion) }),
  status: 200,
  refusals: ['not_found'],
})

/** A registrant's answer, by the link. Repeated: the same answer. */
export const answerQuestion = endpoint({
  method: 'POST',
  path: '/v1/site/registrations/:token/questions/:questionId/answer',
  summary: 'Answer a question about another room or stop',
  audience: 'site',
  params: linkToken.extend({ questionId: id }),
  query: noParams,
  body: answer,
  output: z.strictObject({ registration: registrationView, questions: z.array(ownQuestion) }),
  status: 200,
  refusals: ANSWER_REFUSALS,
})

/** A question as the office sees it on the board: those that wait, and those whose answer is not settled. */
export const boardQuestion = z.strictObject({
  id,
  registrationId: id,
  scope: z.string(),
  kind,
  people: z.array(id),
  offers: z.array(z.strictObject({ key: z.string(), name: z.string(), difference: grosze })),
  answerUntil: instant,
  askedBy: z.string(),
  remindedAt: instant.nullable(),
  state,
  /** The key of what was chosen; '': to go without. */
  answer: z.string().nullable(),
  endedAt: instant.nullable(),
})
