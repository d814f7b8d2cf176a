import type { z } from 'zod'
import type { line } from '#contract/common.ts'
import type { QuoteLine } from '#domain/quote/quote-result.ts'

/** Priced lines with their reasons, in their wire format. */
export const linesView = (lines: readonly QuoteLine[]): z.output<typeof line>[] =>
  lines.map((line) => ({
    ...line,
    reasons: line.reasons.map(({ code, params }) => ({ code, params: { ...params } })),
  }))
