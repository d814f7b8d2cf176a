import { z } from 'zod'
import { type Grosze, sumMoney } from '../values/money.ts'

/** The end of a rule: the end of a day, or a local date-time. */
export const lastMoment = z.union([z.iso.date(), z.iso.datetime({ local: true })])

/**
 * Why something is retained: by a refund rule that runs, because none does any more, or by the rule for those who do
 * not pay.
 */
export const retentionReason = z.strictObject({
  code: z.enum(['rule', 'over', 'unpaid']),
  /** The rule's name, if it has one. */
  rule: z.string().nullable(),
  /** The last moment of the rule, or, where none runs, of the last one that did; null: no day. */
  until: lastMoment.nullable(),
  /** Grosze. */
  amount: z.number().int(),
  /** It is retained once for the registration, however many resign. */
  once: z.literal(true).optional(),
})

export type RetentionReason = Readonly<z.infer<typeof retentionReason>>

/** Grosze of these that are retained once for the registration. */
export const retainedOnce = (reasons: readonly RetentionReason[]): Grosze =>
  sumMoney(reasons.flatMap(({ amount, once }) => (once ? [amount] : [])))
