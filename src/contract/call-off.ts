import { z } from 'zod'
import { grosze, id, instant, none, noParams, textOf } from './common.ts'
import { endpoint } from './endpoint.ts'

/** A cancelled event (flow C15). */

const event = z.strictObject({ accountId: id, eventId: id })

/** How many registrations something is about, and how much money. */
const heap = z.strictObject({ registrations: z.number().int(), amount: grosze })

/** Why a registration still stands though its event does not. */
export const endProblem = z.enum(['changed_meanwhile', 'not_changeable', 'unexpected'])

/** A registration that a job could not end, one row of the report. */
export const endFailure = z.strictObject({
  registration: id,
  number: z.string(),
  contactName: z.string(),
  problem: endProblem,
  at: instant,
})

const callOff = z.strictObject({
  calledOff: z
    .strictObject({
      at: instant,
      reason: z.string(),
      /** Registrations that stood then: the job ends them one after another. */
      registrations: z.number().int(),
    })
    .nullable(),
  /** Registrations and their people that are still active; their number falls as a job cancels them. */
  registrations: z.number().int(),
  people: z.number().int(),
  /** Cancelled registrations, including earlier ones. */
  cancelled: z.number().int(),
  /** What active registrations have paid, by the way in which it goes back. */
  money: z.strictObject({
    /** Goes back by itself. */
    gateway: heap,
    /** By transfer: the payer is asked for an account. */
    transfer: heap,
    /** Paid to the organiser directly. */
    cash: heap,
    /** Part of it: stays unless its giver asks for it. */
    donations: heap,
  }),
  /** Refunds of registrations that are cancelled, by what they wait for. */
  refunds: z.strictObject({ done: heap, moving: heap, account: heap, transfer: heap, staff: heap }),
  /** Two people decide where more money than this goes back, in grosze. */
  second: z.strictObject({
    needed: z.boolean(),
    above: grosze,
    request: z
      .strictObject({ by: z.string(), isMine: z.boolean(), at: instant, reason: z.string() })
      .nullable(),
  }),
  failures: z.array(endFailure),
})

/** Whether it is cancelled and how far that is carried out; before that, whom it would concern. */
export const getCallOff = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/call-off',
  summary: 'Cancellation status of an event',
  audience: 'member',
  params: event,
  query: noParams,
  body: none,
  output: callOff,
  status: 200,
  refusals: ['not_found'],
})

/** The reason is shown in the history and in the message to everyone. */
const reason = textOf(1, 500)

/**
 * Cancels an event: sales and the waiting list end at once, its registrations are cancelled in the background,
 * everything paid is proposed for a refund. Above the account's sum it is only asked for: a second person confirms.
 * Repeated: the same answer.
 */
export const callOffEvent = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/call-off',
  summary: 'Cancel an event',
  audience: 'member',
  params: event,
  query: noParams,
  body: z.strictObject({ reason }),
  output: callOff,
  status: 202,
  refusals: ['not_found'],
})

/** The second person's consent to what another has asked for. */
export const confirmCallOff = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/call-off/confirmation',
  summary: 'Confirm the cancellation of an event that somebody else has asked for',
  audience: 'member',
  params: event,
  query: noParams,
  body: z.strictObject({}),
  output: callOff,
  status: 202,
  refusals: ['not_found', 'second_person_needed'],
})

/** Takes back what was asked for and not confirmed; anybody who may cancel the event may do so. */
export const withdrawCallOff = endpoint({
  method: 'DELETE',
  path: '/v1/accounts/:accountId/events/:eventId/call-off/request',
  summary: 'Withdraw a cancellation that was not confirmed',
  audience: 'member',
  params: event,
  query: noParams,
  body: none,
  output: callOff,
  status: 200,
  refusals: ['not_found'],
})

/** A mail as a registrant would get it. */
export const mailPreview = z.strictObject({
  registration: id,
  number: z.string(),
  contactName: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** The registration that is shown next; null: there is only one. */
  next: id.nullable(),
})

/** The mail about the cancellation, as it would be sent for a real registration. Nothing changes. */
export const previewCallOffMail = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/call-off/mail',
  summary: 'Preview the mail about a cancelled event',
  audience: 'member',
  params: event,
  query: noParams,
  /** Without a registration: the first one that stands. `toMe`: it is also sent to the address of the caller. */
  body: z.strictObject({ reason, registration: id.optional(), toMe: z.boolean() }),
  output: z.strictObject({ mail: mailPreview.nullable() }),
  status: 200,
  refusals: ['not_found'],
})
