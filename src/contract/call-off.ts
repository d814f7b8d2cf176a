import { z } from 'zod'
import { id, instant, none, noParams, textOf } from './common.ts'
import { endpoint } from './endpoint.ts'

/** A cancelled event (flow C15). */

const event = z.strictObject({ accountId: id, eventId: id })

const callOff = z.strictObject({
  calledOff: z.strictObject({ at: instant, reason: z.string() }).nullable(),
  /** Registrations and their people that are still active; their number falls as a job cancels them. */
  registrations: z.number().int(),
  people: z.number().int(),
  /** Cancelled registrations, including earlier ones. */
  cancelled: z.number().int(),
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

/**
 * Cancels an event: sales and the waiting list end at once, its registrations are cancelled in the background,
 * everything paid is proposed for a refund. Repeated: the same answer.
 */
export const callOffEvent = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/call-off',
  summary: 'Cancel an event',
  audience: 'member',
  params: event,
  query: noParams,
  /** The reason is shown in the history and in the message to everyone. */
  body: z.strictObject({ reason: textOf(1, 500) }),
  output: callOff,
  status: 202,
  refusals: ['not_found'],
})
