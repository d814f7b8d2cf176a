import { z } from 'zod'
import { grosze, id, instant, none, registrationState, textOf } from './common.ts'
import { endpoint } from './endpoint.ts'

/** Refunds, as the panel requests them. */

const event = z.strictObject({ accountId: id, eventId: id })
const page = z.strictObject({ after: z.string().max(200).optional() })
export const refundState = z.enum([
  'awaiting_confirmation',
  'withheld',
  'requested',
  'sent',
  'needs_account',
  'to_transfer',
  'succeeded',
  'failed',
])

/**
 * Registrations of an event that have more money than is owed or being refunded, newest first, each with the proposed
 * refund: by which payments, and how much by hand. Keyset pages: pass `after` of the last answer.
 */
export const listRefundProposals = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/refund-proposals',
  summary: 'Possible refunds, by registration',
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

/** `payment` null: a member of staff has refunded it by hand and reports that; it is booked at once. */
export const requestRefund = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/registrations/:registrationId/refunds',
  summary: 'Refund a part of the surplus of a registration',
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
  refusals: ['not_found', 'refund_too_much', 'not_refundable', 'second_person_needed'],
  idempotent: 'required',
})

/** Refunds of an event, or those in some states, newest first. Keyset pages: pass `after` of the last answer. */
export const listRefunds = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/refunds',
  summary: 'Refunds of an event',
  audience: 'member',
  params: event,
  query: page.extend({ state: refundState.optional() }),
  body: none,
  output: z.strictObject({
    refunds: z.array(
      z.strictObject({
        id,
        registration: id,
        number: z.string(),
        contactName: z.string(),
        /** Null: by a transfer or by hand. */
        payment: id.nullable(),
        amount: grosze,
        state: refundState,
        reason: z.string(),
        requestedBy: z.string(),
        requestedAt: instant,
        changedAt: instant,
        /** Why the staff have stopped it. */
        withheldBecause: z.string().nullable(),
        /** The account for a transfer: complete for members who move money, while it is to be sent. */
        account: z.string().nullable(),
        /** Its last four digits, also afterwards. */
        accountEnd: z.string().nullable(),
        /** The staff have typed it in. */
        accountTyped: z.boolean(),
        /** It is above the account's sum, and the caller, who has prepared it, may not confirm it. */
        needsOther: z.boolean(),
        /** It goes to the bank in a package that was not sent yet. */
        inPackage: z.boolean(),
        decidedBy: z.string().nullable(),
      }),
    ),
    next: z.string().nullable(),
  }),
  status: 200,
  refusals: ['not_found'],
})

const refund = event.extend({ refundId: id })
const decided = z.strictObject({ id, state: refundState, amount: grosze })

/** Releases a refund that waits, or was stopped: to the gateway, or to the payer for an account number. */
export const confirmRefund = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/refunds/:refundId/confirm',
  summary: 'Confirm a waiting refund',
  audience: 'member',
  params: refund,
  query: z.strictObject({}),
  body: z.strictObject({}),
  output: decided,
  status: 200,
  refusals: ['not_found', 'refund_not_decidable', 'refund_in_package', 'second_person_needed'],
})

/** Stops a refund that was not sent to the gateway. The reason is shown in the history and to the payer. */
export const withholdRefund = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/refunds/:refundId/withhold',
  summary: 'Stop a refund, with a reason',
  audience: 'member',
  params: refund,
  query: z.strictObject({}),
  body: z.strictObject({ reason: textOf(3, 200) }),
  output: decided,
  status: 200,
  refusals: ['not_found', 'refund_not_decidable', 'refund_in_package', 'second_person_needed'],
})

/** Reports that a refund was made outside the gateway; it is booked at once. */
export const handBackRefund = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/refunds/:refundId/hand-back',
  summary: 'Mark a refund as made by transfer or in cash',
  audience: 'member',
  params: refund,
  query: z.strictObject({}),
  body: z.strictObject({ how: z.enum(['transfer', 'cash']) }),
  output: decided,
  status: 200,
  refusals: ['not_found', 'refund_not_decidable', 'refund_in_package', 'second_person_needed'],
})

/** The staff type in the account that the payer has told them; again before it is sent: another one. */
export const typeRefundAccount = endpoint({
  method: 'PUT',
  path: '/v1/accounts/:accountId/events/:eventId/refunds/:refundId/account',
  summary: 'Set the account for a refund by transfer',
  audience: 'member',
  params: refund,
  query: z.strictObject({}),
  body: z.strictObject({ account: z.string().min(1).max(60) }),
  output: none,
  status: 204,
  refusals: ['not_found', 'refund_not_decidable', 'refund_in_package'],
})

/** Asks the payer once more for the account, by a mail with the link. */
export const askRefundAccount = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/refunds/:refundId/account-request',
  summary: 'Ask the payer for the account once more',
  audience: 'member',
  params: refund,
  query: z.strictObject({}),
  body: z.strictObject({}),
  output: none,
  status: 204,
  refusals: ['not_found', 'refund_not_decidable'],
})

const account = z.strictObject({ accountId: id })
/** Grosze: a promised refund above it waits until the staff confirm it. Null: every one waits. */
const settings = z.strictObject({ confirmAbove: grosze.min(0).max(100_000_000) })

export const getRefundSettings = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/refund-settings',
  summary: 'The sum above which refunds wait for the staff',
  audience: 'member',
  params: account,
  query: z.strictObject({}),
  body: none,
  output: settings,
  status: 200,
  refusals: ['not_found'],
})

export const updateRefundSettings = endpoint({
  method: 'PUT',
  path: '/v1/accounts/:accountId/refund-settings',
  summary: 'Set the sum above which refunds wait for the staff',
  audience: 'member',
  params: account,
  query: z.strictObject({}),
  body: settings,
  output: settings,
  status: 200,
  refusals: ['not_found'],
})
