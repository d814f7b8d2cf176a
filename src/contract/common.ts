import { z } from 'zod'

/** Schemas that more than one resource uses. */

export const none = z.undefined().optional()
export const noParams = z.strictObject({})
export const id = z.uuid()
export const grosze = z.number().int()
/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime()

/**
 * Trimmed text of limited length, counted as people and PostgreSQL count: an emoji is one character, though JavaScript
 * counts two.
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

/**
 * The secret of the files of a form. Made by the browser at random for each, 16 bytes or more as base64url; its holder
 * controls what it uploads.
 */
export const uploadsSecret = z.string().regex(/^[A-Za-z0-9_-]{22,100}$/)

/** A number that a person received: 'Numer startowy', '017'. */
export const givenNumber = z.strictObject({ name: z.string(), number: z.string() })

/** What the caller may do with a registration; `leave`: people may be removed while others stay. */
export const may = z.strictObject({ change: z.boolean(), leave: z.boolean(), cancel: z.boolean() })

/** How much of the due amount is paid, derived from the ledger, never stored. */
export const paidness = z.enum([
  'unpaid',
  'deposit_paid',
  'underpaid',
  'paid',
  'overpaid',
  'to_refund',
  'refunded',
])

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

/** `until` is a local date-time; null where no day is known yet. */
export const due = z.strictObject({ name: z.string(), amount: grosze, until: z.string().nullable() })

/** The same, with its state by the ledger at this moment. */
export const dueStanding = due.extend({
  paid: grosze,
  left: grosze,
  /** Something is left and its last moment is over. */
  overdue: z.boolean(),
})

/** When one person takes part: terms, days or an hour. Days and times are ISO, both ends included. */
export const attendance = z.strictObject({
  /** `ref`; null for the whole of a registration without names. */
  person: z.string().nullable(),
  spans: z.array(
    z.strictObject({
      /** The term or the group whose days these are. */
      name: z.string().nullable(),
      start: z.string(),
      end: z.string(),
      /** The hour at which people meet on the first day. */
      startTime: z.string().nullable(),
      /** Where they meet. */
      place: z.string().nullable(),
    }),
  ),
})

/** A compulsory answer that the office has left open: of whom (by `ref`, null: of the whole), its field or question, and its name. */
export const lackingAnswer = z.strictObject({
  person: z.string().nullable(),
  where: z.string(),
  name: z.string(),
})
