import type { QuoteLine, Reason } from '#domain/quote/quote-result.ts'

/** A line as the engine creates it, or as it came over the wire, where codes are plain texts. */
export interface PricedLine extends Omit<QuoteLine, 'reasons' | 'onSite'> {
  readonly onSite?: boolean | undefined
  readonly reasons: readonly { readonly code: string; readonly params: Reason['params'] }[]
}
