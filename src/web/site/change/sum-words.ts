import type { previewChange as PreviewChange } from '#contract/changes.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { formatMoney, type Grosze } from '#domain/money.ts'

export type Preview = OutputOf<typeof PreviewChange>

/** What a change comes to for whoever sends it. */
export interface Outcome {
  readonly label: 'Do zapłaty' | 'Do dopłaty' | 'Do zwrotu' | 'Bez dopłaty'
  /** Null where there is nothing to pay or give back. */
  readonly amount: Grosze | null
}

/** `paid`: what has come so far. */
export function outcomeOf({ toPay, toRefund }: Preview, paid: Grosze): Outcome {
  if (toPay > 0) return { label: paid > 0 ? 'Do dopłaty' : 'Do zapłaty', amount: toPay }
  if (toRefund > 0) return { label: 'Do zwrotu', amount: toRefund }
  return { label: 'Bez dopłaty', amount: null }
}

/** 'Do dopłaty 40 zł' */
export const outcomeWords = ({ label, amount }: Outcome): string =>
  amount === null ? label : `${label} ${formatMoney(amount)}`

/** What is owed more by the change itself: then the button names the obligation to pay. */
export const owedMore = ({ difference, fee }: Preview): Grosze => Math.max(0, difference + (fee?.amount ?? 0))

/** Fees for changes that were made before: they are owed too, and stand in no line. */
export const feesBefore = ({ total, fee, kept, toPay, toRefund }: Preview, paid: Grosze): Grosze =>
  toPay - toRefund - (total + (fee?.amount ?? 0) + kept - paid)
