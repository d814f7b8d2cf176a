import { z } from 'zod'
import { PAYMENT_WAYS } from '#domain/payment/ledger-entry.ts'
import { grosze, id, textOf } from './common.ts'
import { endpoint } from './endpoint.ts'
import { getPanelRegistration } from './panel.ts'

/** Money that the office books by hand, and prices that it decides about. Entries are added, never deleted. */

const registration = z.strictObject({ accountId: id, eventId: id, registrationId: id })

/**
 * Books money that came without a gateway, and confirms as a paid registration is confirmed. The same key with the same
 * body books once.
 */
export const bookPayment = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/registrations/:registrationId/payments',
  summary: 'Book a payment in cash, by terminal or by transfer',
  audience: 'member',
  params: registration,
  query: z.strictObject({}),
  body: z.strictObject({
    way: z.enum(PAYMENT_WAYS),
    amount: grosze.min(1).max(100_000_000),
    /** The day on which it came, not after today. Where the day of payment fixes the price, it is this one. */
    day: z.iso.date(),
    note: textOf(1, 200).optional(),
  }),
  output: getPanelRegistration.output,
  status: 201,
  refusals: ['not_found', 'key_reused'],
  idempotent: 'required',
})

/** Takes a booking by hand back, because it was a mistake: an entry against it, with the reason. Once for each. */
export const reversePayment = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/registrations/:registrationId/payments/:entryId/reversal',
  summary: 'Reverse a mistaken booking',
  audience: 'member',
  params: registration.extend({ entryId: id }),
  query: z.strictObject({}),
  body: z.strictObject({ reason: textOf(3, 200) }),
  output: getPanelRegistration.output,
  status: 201,
  refusals: ['not_found', 'money_goes_back'],
})

/**
 * Changes what a registration owes by a decision, beside the agreed price: a personal price, or a correction. What is
 * owed is never below zero; money that it releases goes back. The same key with the same body decides once.
 */
export const correctPrice = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/registrations/:registrationId/price-corrections',
  summary: 'Correct what a registration owes',
  audience: 'member',
  params: registration,
  query: z.strictObject({}),
  body: z.strictObject({
    /** What is owed from now on, and what was shown to be owed: who decides sees the present price. */
    owed: grosze.min(0).max(100_000_000),
    seen: grosze,
    reason: textOf(3, 200),
    /** Whether the registrant is told by e-mail. */
    tell: z.boolean().default(true),
  }),
  output: getPanelRegistration.output,
  status: 201,
  refusals: ['not_found', 'not_changeable', 'changed_meanwhile', 'key_reused'],
  idempotent: 'required',
})
