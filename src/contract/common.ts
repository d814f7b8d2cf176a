import { z } from 'zod'

/** Pieces of the wire that more than one resource uses. */

export const none = z.undefined().optional()
export const noParams = z.strictObject({})
export const id = z.uuid()
export const grosze = z.number().int()
/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime()

export const registrationState = z.enum([
  'held',
  'awaiting_approval',
  'awaiting_payment',
  'confirmed',
  'expired',
  'cancelled',
  'withdrawn',
  'waiting',
])

/** How much of what is due has come, derived from the ledger, never stored. */
export const paidness = z.enum(['unpaid', 'deposit_paid', 'underpaid', 'paid', 'overpaid', 'to_refund'])

export const line = z.strictObject({
  person: z.string().nullable(),
  item: z.string(),
  itemName: z.string(),
  option: z.string().nullable(),
  optionName: z.string().nullable(),
  quantity: z.number().int(),
  amount: grosze,
  listAmount: grosze,
  reasons: z.array(
    z.strictObject({ code: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) }),
  ),
})

/** `until` is a local date-time; null where no day is known yet. */
export const due = z.strictObject({ name: z.string(), amount: grosze, until: z.string().nullable() })

export const ledgerEntry = z.strictObject({
  id,
  at: instant,
  kind: z.enum(['charge', 'payment', 'refund', 'correction']),
  amount: grosze,
  explanation: z.record(z.string(), z.unknown()),
})
