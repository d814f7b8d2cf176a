import { z } from 'zod'
import { id, instant, none, noParams, textOf } from './common.ts'
import { endpoint } from './endpoint.ts'

/** An event that does not take place (flow C15). */

const event = z.strictObject({ accountId: id, eventId: id })

const callOff = z.strictObject({
  calledOff: z.strictObject({ at: instant, reason: z.string() }).nullable(),
  /** Registrations and their people that still stand; they become fewer as a job cancels them. */
  registrations: z.number().int(),
  people: z.number().int(),
  /** Cancelled registrations, also those from before. */
  cancelled: z.number().int(),
})

/** Whether it is called off and how far that is carried out; before it, whom it would concern. */
export const getCallOff = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/call-off',
  summary: 'Whether an event is called off, and how far',
  audience: 'member',
  params: event,
  query: noParams,
  body: none,
  output: callOff,
  status: 200,
  refusals: ['not_found'],
})

/**
 * Calls an event off: sales and the waiting list end at once, its registrations are cancelled in the background, all
 * that was paid is proposed for a refund. Again: the same answer.
 */
export const callOffEvent = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/call-off',
  summary: 'Call an event off',
  audience: 'member',
  params: event,
  query: noParams,
  /** The reason stands in the history and in the message to everybody. */
  body: z.strictObject({ reason: textOf(1, 500) }),
  output: callOff,
  status: 202,
  refusals: ['not_found'],
})
