import { z } from 'zod'
import { quoteLine } from '../quote/quote-line.ts'
import { lastMoment, retentionReason } from './retention-reason.ts'

/**
 * Everything that can be written to the ledger of a registration (docs/decisions/028-a-typed-ledger.md). An entry has a
 * kind, a sum and an explanation, which is distinguished by its code. Sums are grosze and have the sign of what is
 * owed: plus where more is owed, or less of the paid money is left; minus where less is owed, or money has arrived.
 *
 * Entries are only added. A code that is no longer written stays here as long as a row has it.
 */

const grosze = z.number().int()
const lines = z.array(quoteLine).readonly()

/** Plus, or nothing: the price of what was ordered, with its lines. Written by `write_parts`, once for each registration. */
const registered = z.strictObject({ code: z.literal('registered'), lines })

/** The gateway that moved the money, by its own name, and its transaction number. */
const byGateway = { gateway: z.string(), transaction: z.string() }

/** Minus: money that a gateway reports as received. Written by `settle-payment.ts`, once for each payment (flow C9). */
const paidOnline = z.strictObject({
  code: z.literal('paid_online'),
  ...byGateway,
  /** The requested sum, where it differs from what arrived. */
  asked: grosze.optional(),
})

/**
 * Nothing: money of another currency has arrived, and covers nothing until the staff decide. Written by
 * `settle-payment.ts`.
 */
const paidInCurrency = z.strictObject({
  code: z.literal('paid_in_currency'),
  ...byGateway,
  /** In the smallest unit of the currency. */
  amount: z.number().int(),
  /** ISO 4217, never PLN. */
  currency: z.string(),
})

/** How money comes to the office without a gateway. */
export const PAYMENT_WAYS = ['cash', 'terminal', 'transfer'] as const

export type PaymentWay = (typeof PAYMENT_WAYS)[number]

/**
 * Minus: money that the staff have taken, or found on the account. Written by `book-payment.ts`, once for each request.
 */
const paidByHand = z.strictObject({
  code: z.literal('paid_by_hand'),
  way: z.enum(PAYMENT_WAYS),
  /** The day on which it came, ISO. */
  day: z.iso.date(),
  /** What the staff have written about it. */
  note: z.string().nullable(),
})

/** Plus: a booking by hand was a mistake. Written by `reverse-payment.ts`, once for each such booking. */
const paymentReversed = z.strictObject({
  code: z.literal('payment_reversed'),
  /** The id of the mistaken entry. */
  entry: z.uuid(),
  reason: z.string(),
})

/**
 * Plus: what was above what is owed now pays for another registration of the same payer. Written by `move-surplus.ts`
 * (decision 54), together with `moved_here`.
 */
const movedAway = z.strictObject({
  code: z.literal('moved_away'),
  /** The number of the other registration. */
  to: z.string(),
  reason: z.string(),
})

/** Minus: the other side of `moved_away`. */
const movedHere = z.strictObject({ code: z.literal('moved_here'), from: z.string(), reason: z.string() })

/** Plus: a gateway has refunded money. Written by `settle-refund.ts`, once for each refund (decision 22). */
const refunded = z.strictObject({
  code: z.literal('refunded'),
  ...byGateway,
  /** Null: the gateway gives none. */
  transaction: z.string().nullable(),
})

/**
 * Plus: the staff have refunded money in cash or by a transfer. Written by `request-refund.ts` and `decide-refund.ts`.
 */
const refundedByHand = z.strictObject({ code: z.literal('refunded_by_hand'), reason: z.string() })

/** For people: the lines before and after. Together with the charge these entries add up to the agreed price. */
const agreement = { before: lines, after: lines }

/** Either: a change of the registration has changed its price. Written by `change-registration.ts` (decision 17). */
const changed = z.strictObject({ code: z.literal('changed'), ...agreement })

/**
 * Either: the place of one person was handed over to another at another price. Written by `hand-over-place.ts` (flow
 * C8).
 */
const handedOver = z.strictObject({ code: z.literal('handed_over'), ...agreement })

/** Either: the day of a payment has fixed the price. Written by `price-by-payment-day.ts` (flow C10, decision 20). */
const paymentDay = z.strictObject({
  code: z.literal('payment_day'),
  /** For people: when that payment began. */
  at: z.iso.datetime(),
  ...agreement,
})

/**
 * Either: the staff have decided what is owed beside the agreed price, which stays as it is. Written by
 * `correct-price.ts` (flow C10.4).
 */
const byDecision = z.strictObject({ code: z.literal('by_decision'), reason: z.string() })

/** Minus: nothing is owed for a cancelled registration. Written by `cancel-registration.ts` (flows C9.6, C15). */
const cancelled = z.strictObject({ code: z.literal('cancelled') })

/**
 * Minus: nothing is owed for a registration that was not paid in time. Written by `write_expiry` and
 * `price-by-payment-day.ts` (flow C9).
 */
const expired = z.strictObject({ code: z.literal('expired') })

/** Plus: money paid after the deadline has revived the registration. Written by `confirm-or-revive.ts` (architecture §5). */
const revived = z.strictObject({ code: z.literal('revived') })

/**
 * Plus: the part of the money that stays with the organiser on a resignation, by the rules that were agreed to. Written
 * by `book-retained.ts` (decision 14; no right to withdraw where the day is fixed: ustawa o prawach konsumenta, art. 38 pkt
 * 12).
 */
const resigned = z.strictObject({ code: z.literal('resigned'), reasons: z.array(retentionReason).readonly() })

/** Plus: a donation that stays on a resignation. Written by `book-retained.ts` (flow C5). */
const donation = z.strictObject({ code: z.literal('donation') })

/** Minus: its giver has asked for it, because the event was called off. Written by `return-donation.ts` (flow C15). */
const donationReturned = z.strictObject({ code: z.literal('donation_returned') })

/** Plus: the difference of a place that became cheaper as it was handed over. Written by `hand-over-place.ts` (flow C8). */
const handOverDifference = z.strictObject({ code: z.literal('hand_over_difference') })

/** The last moment of a fee; null: it has none. */
const until = lastMoment.nullable()

/** Plus: the fee for a change. Written by `change-registration.ts` (decision 16). */
const changeFee = z.strictObject({ code: z.literal('change_fee'), until })

/** Plus: the fee for handing a place over. Written by `hand-over-place.ts` (flow C8). */
const handOverFee = z.strictObject({ code: z.literal('hand_over_fee'), until })

/** Minus: unpaid fees are owed no more. Written by `cancel-registration.ts` and `write_expiry` (decision 16). */
const feeWaived = z.strictObject({ code: z.literal('fee_waived') })

const ofPayment = z.discriminatedUnion('code', [
  paidOnline,
  paidInCurrency,
  paidByHand,
  paymentReversed,
  movedAway,
  movedHere,
])
const ofRefund = z.discriminatedUnion('code', [refunded, refundedByHand])
const ofCorrection = z.discriminatedUnion('code', [
  changed,
  handedOver,
  paymentDay,
  byDecision,
  cancelled,
  expired,
  revived,
])
const ofKept = z.discriminatedUnion('code', [resigned, donation, donationReturned, handOverDifference])
const ofFee = z.discriminatedUnion('code', [changeFee, handOverFee, feeWaived])

/** Why an entry is in the ledger. */
export const ledgerExplanation = z.discriminatedUnion('code', [
  registered,
  ofPayment,
  ofRefund,
  ofCorrection,
  ofKept,
  ofFee,
])

export type LedgerExplanation = Readonly<z.infer<typeof ledgerExplanation>>
export type LedgerCode = LedgerExplanation['code']

/** An entry: only explanations of its kind, only sums of its sign. */
export const ledgerEntry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('charge'), amount: grosze.nonnegative(), explanation: registered }),
  z
    .object({ kind: z.literal('payment'), amount: grosze, explanation: ofPayment })
    .refine(({ amount, explanation }) =>
      explanation.code === 'payment_reversed' || explanation.code === 'moved_away' ? amount > 0 : amount <= 0,
    ),
  z.object({ kind: z.literal('refund'), amount: grosze.positive(), explanation: ofRefund }),
  z.object({ kind: z.literal('correction'), amount: grosze, explanation: ofCorrection }),
  z
    .object({ kind: z.literal('kept'), amount: grosze, explanation: ofKept })
    .refine(({ amount, explanation }) =>
      explanation.code === 'donation_returned' ? amount < 0 : amount > 0,
    ),
  z.object({ kind: z.literal('fee'), amount: grosze, explanation: ofFee }),
])

export type LedgerEntry = Readonly<z.infer<typeof ledgerEntry>>
export type LedgerKind = LedgerEntry['kind']

/** The entries of some kinds. */
export type EntryOf<Kind extends LedgerKind> = Extract<LedgerEntry, { readonly kind: Kind }>

/** A kind alone, where a ledger is summed. */
export const ledgerKind = z.enum({
  charge: 'charge',
  payment: 'payment',
  refund: 'refund',
  correction: 'correction',
  kept: 'kept',
  fee: 'fee',
} as const satisfies { readonly [Kind in LedgerKind]: Kind })
