import type { Adjustment } from '#domain/event/draft/prices/reductions.ts'
import type { Pricing } from '../shared/prices/use-pricing.ts'

/** What the sentences of one adjustment share. */
export interface Editing {
  readonly pricing: Pricing
  readonly adjustment: Adjustment
  readonly write: (make: (adjustment: Adjustment) => Adjustment) => void
}

/** Facts about the code that was typed: a word, or the list that has it. */
export const CODE_FACTS: readonly string[] = ['code', 'codeList']
