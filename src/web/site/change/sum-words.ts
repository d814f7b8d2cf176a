import type { previewChange as PreviewChange } from '#contract/changes.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { formatMoney, type Grosze } from '#domain/values/money.ts'
import * as words from '#i18n/pl/site/change-summary.ts'

export type Preview = OutputOf<typeof PreviewChange>

/** What a change costs or returns to the person who sends it. */
export interface Outcome {
  readonly label: string
  /** Null where there is nothing to pay or refund. */
  readonly amount: Grosze | null
}

/** `paid`: what has been received so far. */
export function outcomeOf({ toPay, toRefund }: Preview, paid: Grosze): Outcome {
  if (toPay > 0) return { label: paid > 0 ? words.toPayMore : words.toPay, amount: toPay }
  if (toRefund > 0) return { label: words.toRefund, amount: toRefund }
  return { label: words.nothingToPay, amount: null }
}

/** 'Do dopłaty 40 zł' */
export const outcomeWords = ({ label, amount }: Outcome): string =>
  amount === null ? label : `${label} ${formatMoney(amount)}`

/** The additional amount due for the change itself: then the button names the obligation to pay. */
export const owedMore = ({ difference, fee }: Preview): Grosze => Math.max(0, difference + (fee?.amount ?? 0))

/** Fees for earlier changes: they are due too, and appear in no line. */
export const feesBefore = ({ total, fee, kept, toPay, toRefund }: Preview, paid: Grosze): Grosze =>
  toPay - toRefund - (total + (fee?.amount ?? 0) + kept - paid)
