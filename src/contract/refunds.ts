import { z } from 'zod'
import { grosze, id, instant, none, registrationState, textOf } from './common.ts'
import { endpoint } from './endpoint.ts'

/** Money back, as the panel asks for it. */

const event = z.strictObject({ accountId: id, eventId: id })
const page = z.strictObject({ after: z.string().max(200).optional() })
export const refundState = z.enum(['requested', 'sent', 'succeeded', 'failed'])

/**
 * Registrations of an event that have more money than is owed or on its way back, newest first, each with how it
 * would go back: by which payments, and how much by hand. Keyset pages: pass `after` of the last answer.
 */
export const listRefundProposals = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/refund-proposals',
  summary: 'What could be given back, by registration',
  audience: 'member',
  params: event,
  query: page,
  body: none,
  output: z.strictObject({
    proposals: z.array(
      z.strictObject({
        registration: id,
        number: z.string(),
        state: registrationState,
        contactName: z.string(),
        contactEmail: z.string(),
        surplus: grosze,
        parts: z.array(z.strictObject({ payment: id, paidAt: instant, amount: grosze })),
        byHand: grosze,
      }),
    ),
    next: z.string().nullable(),
  }),
  status: 200,
  refusals: ['not_found'],
})

/** `payment` null: somebody has given it back by hand, and says so; it is booked at once. */
export const requestRefund = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/registrations/:registrationId/refunds',
  summary: 'Give a part of the surplus of a registration back',
  audience: 'member',
  params: event.extend({ registrationId: id }),
  query: z.strictObject({}),
  body: z.strictObject({
    payment: id.nullable(),
    amount: grosze.positive(),
    reason: textOf(3, 200),
  }),
  output: z.strictObject({ id, state: refundState, amount: grosze }),
  status: 201,
  refusals: ['not_found', 'refund_too_much', 'not_refundable'],
  idempotent: 'required',
})

/** Refunds of an event, newest first. Keyset pages: pass `after` of the last answer. */
export const listRefunds = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/refunds',
  summary: 'Refunds of an event',
  audience: 'member',
  params: event,
  query: page,
  body: none,
  output: z.strictObject({
    refunds: z.array(
      z.strictObject({
        id,
        registration: id,
        number: z.string(),
        contactName: z.string(),
        /** Null: by hand. */
        payment: id.nullable(),
        amount: grosze,
        state: refundState,
        reason: z.string(),
        requestedBy: z.string(),
        requestedAt: instant,
        changedAt: instant,
      }),
    ),
    next: z.string().nullable(),
  }),
  status: 200,
  refusals: ['not_found'],
})
