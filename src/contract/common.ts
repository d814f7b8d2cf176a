import { z } from 'zod'

/** Pieces of the wire that more than one resource uses. */

export const none = z.undefined().optional()
export const noParams = z.strictObject({})
export const id = z.uuid()
export const grosze = z.number().int()
/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime()

/**
 * Trimmed text of so many characters, as people and PostgreSQL count them: an emoji is one, though
 * JavaScript counts two.
 */
export const textOf = (min: number, max: number) =>
  z
    .string()
    .trim()
    .check(({ value: input, issues }) => {
      const length = [...input].length
      const fault = { origin: 'string', inclusive: true, input } as const
      if (length < min) issues.push({ code: 'too_small', minimum: min, ...fault })
      if (length > max) issues.push({ code: 'too_big', maximum: max, ...fault })
    })
    .meta({ minLength: min, maxLength: max })

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

/** A number that somebody was given: 'Numer startowy', '017'. */
export const givenNumber = z.strictObject({ name: z.string(), number: z.string() })

/** What may be done with a registration by whoever asks; `leave`: people may be taken out while others stay. */
export const may = z.strictObject({ change: z.boolean(), leave: z.boolean(), cancel: z.boolean() })

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
  /** Paid on the spot: outside the total. */
  onSite: z.boolean().optional(),
  reasons: z.array(
    z.strictObject({ code: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) }),
  ),
})

/** Until when a rule runs: to the end of a day, or to a local date-time. */
export const lastMoment = z.union([z.iso.date(), z.iso.datetime({ local: true })])

/** `until` is a local date-time; null where no day is known yet. */
export const due = z.strictObject({ name: z.string(), amount: grosze, until: z.string().nullable() })

/** The same, and how it stands by the ledger at this moment. */
export const dueStanding = due.extend({
  paid: grosze,
  left: grosze,
  /** Something is left and its last moment is over. */
  overdue: z.boolean(),
})

export const ledgerKind = z.enum(['charge', 'payment', 'refund', 'correction', 'kept', 'fee'])

export const ledgerEntry = z.strictObject({
  id,
  at: instant,
  kind: ledgerKind,
  amount: grosze,
  explanation: z.record(z.string(), z.unknown()),
})
