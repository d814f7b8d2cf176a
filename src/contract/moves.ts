import { z } from 'zod'
import { endFailure, mailPreview } from './call-off.ts'
import { id, instant, none, noParams, textOf } from './common.ts'
import { endpoint } from './endpoint.ts'
import { linkToken, registrationView } from './site.ts'

/** An event on other days: everyone chooses whether to stay (flow C15.3). */

const event = z.strictObject({ accountId: id, eventId: id })

/** First and last day, as ISO days, and the place. */
const whenAndWhere = z.strictObject({
  start: z.iso.date(),
  end: z.iso.date().nullable(),
  place: z.string().nullable(),
})
const silence = z.enum(['stays', 'resigns'])

const move = z.strictObject({
  before: whenAndWhere,
  after: whenAndWhere,
  note: z.string(),
  at: instant,
  answerUntil: instant,
  silence,
  /** When those who had not answered were settled; null: people still choose. */
  settledAt: instant.nullable(),
  /** Registrations that were told, of those that are to be. */
  told: z.number().int(),
  asked: z.number().int(),
  stays: z.number().int(),
  resigns: z.number().int(),
  /** Registrations that still stand without an answer. */
  silent: z.number().int(),
})

const moveState = z.strictObject({
  /** The newest move; null: the event was never moved. */
  move: move.nullable(),
  registrations: z.number().int(),
  people: z.number().int(),
  failures: z.array(endFailure),
})

/** The newest move of an event and its answers. */
export const getMove = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/move',
  summary: 'The last move of an event to other days, with the answers',
  audience: 'member',
  params: event,
  query: noParams,
  body: none,
  output: moveState,
  status: 200,
  refusals: ['not_found'],
})

const wish = z.strictObject({
  /** The new first day. */
  start: z.iso.date(),
  /** The new place; without it the old one stays. */
  place: textOf(1, 200).optional(),
  /** What everyone reads, in the organiser's own words. */
  note: textOf(1, 1000),
  /** The last day for an answer; whole. */
  answerBy: z.iso.date(),
  /** What counts for people who do not answer. */
  silence,
})

/**
 * Moves an event: the site shows the new days at once, everyone who is registered is told and chooses by the link. Who
 * resigns for this gets everything back.
 */
export const moveEvent = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/move',
  summary: 'Move an event to other days or another place',
  audience: 'member',
  params: event,
  query: noParams,
  body: wish,
  output: moveState,
  status: 202,
  refusals: [
    'not_found',
    'invalid_input',
    'definition_invalid',
    'definition_changed',
    'check_too_long',
    'crowded',
    'ids_in_use',
    'called_off',
    'move_open',
    'move_has_hours',
  ],
})

/** Sends a reminder to everyone who has not answered, at most one a day each. */
export const remindOfMove = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/move/reminders',
  summary: 'Remind those who have not answered about a moved event',
  audience: 'member',
  params: event,
  query: noParams,
  body: z.strictObject({}),
  output: z.strictObject({ reminded: z.number().int() }),
  status: 202,
  refusals: ['not_found'],
})

/** The mail about the move for a real registration. Nothing changes. */
export const previewMoveMail = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/move/mail',
  summary: 'Preview the mail about a moved event',
  audience: 'member',
  params: event,
  query: noParams,
  body: wish.extend({ registration: id.optional(), toMe: z.boolean() }),
  output: z.strictObject({ mail: mailPreview.nullable() }),
  status: 200,
  refusals: moveEvent.refusals,
})

/** A registrant's choice, by the link. Repeated: the same answer. */
export const answerMove = endpoint({
  method: 'POST',
  path: '/v1/site/registrations/:token/move-answer',
  summary: 'Choose whether to stay in a moved event',
  audience: 'site',
  params: linkToken,
  query: noParams,
  body: z.strictObject({ answer: z.enum(['stays', 'resigns']) }),
  output: registrationView,
  status: 200,
  refusals: ['not_found', 'move_answered', 'not_changeable', 'changed_meanwhile'],
})
