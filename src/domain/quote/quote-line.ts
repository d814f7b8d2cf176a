import { z } from 'zod'
import type { QuoteLine, Reason } from './quote-result.ts'

const grosze = z.number().int()

/** The compiler refuses a missing code, and one that no quote gives. */
const REASONS = {
  fixed: 'fixed',
  rule: 'rule',
  table: 'table',
  option: 'option',
  chosen: 'chosen',
  adjusted: 'adjusted',
  share: 'share',
  raised: 'raised',
  paid_by: 'paid_by',
  used_up: 'used_up',
  agreed: 'agreed',
} as const satisfies { readonly [Code in Reason['code']]: Code }

/** A line of a quote as it was stored, read back exactly as `quote()` produced it. */
export const quoteLine: z.ZodType<QuoteLine> = z.strictObject({
  person: z.string().nullable(),
  item: z.string(),
  itemName: z.string(),
  option: z.string().nullable(),
  optionName: z.string().nullable(),
  quantity: z.number().int(),
  amount: grosze,
  listAmount: grosze,
  reasons: z.array(
    z.strictObject({
      code: z.enum(REASONS),
      params: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
  onSite: z.boolean(),
})
