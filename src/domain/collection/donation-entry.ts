import { z } from 'zod'

/**
 * Everything that can be written to the ledger of collections
 * (docs/decisions/077-donations-to-collections-have-a-ledger-of-their-own.md). Sums are grosze: plus is money that has
 * come, minus money that went back. Entries are only added.
 */

const byGateway = { gateway: z.string(), transaction: z.string().nullable() }

/** Plus: a gateway reports it as received; `asked` where another sum came than was chosen. */
const donated = z.strictObject({
  code: z.literal('donated_online'),
  ...byGateway,
  asked: z.number().int().optional(),
})

/** Nothing: money of another currency, in the smallest unit of it, about which the organiser decides. */
const inCurrency = z.strictObject({
  code: z.literal('donated_in_currency'),
  ...byGateway,
  amount: z.number().int(),
  currency: z.string(),
})

/** Minus: the gateway has given it back. */
const refunded = z.strictObject({ code: z.literal('refunded'), ...byGateway })

/** Minus: the staff have given it back by a transfer or in cash. */
const refundedByHand = z.strictObject({ code: z.literal('refunded_by_hand'), reason: z.string() })

export type DonationEntry =
  | {
      readonly kind: 'donation'
      readonly amount: number
      readonly explanation: z.infer<typeof donated | typeof inCurrency>
    }
  | {
      readonly kind: 'donation_refund'
      readonly amount: number
      readonly explanation: z.infer<typeof refunded | typeof refundedByHand>
    }
