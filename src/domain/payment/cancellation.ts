import type { Grosze } from '../values/money.ts'
import type { Balance } from './balance.ts'

/** What becomes of the money when a registration is cancelled. */
export interface Cancellation {
  /** What is no longer owed: the correction of the ledger, without its sign. */
  readonly reversed: Grosze
  /** What stays with the organiser by the rules that were agreed; never more than was paid, or owed. */
  readonly kept: Grosze
  /** The paid money that is to be refunded. */
  readonly toRefund: Grosze
}

/**
 * Settles a cancellation (flow C9.6): nothing is owed any more, and the part that is retained by the rules is deducted
 * from what was paid; a cancellation never makes anyone pay more.
 * @param keep grosze that the rules retain, provided enough was paid
 */
export function settleCancellation(
  { owed, paid }: Pick<Balance, 'owed' | 'paid'>,
  keep: Grosze,
): Cancellation {
  const kept = Math.max(0, Math.min(keep, owed, paid))
  return { reversed: owed, kept, toRefund: Math.max(0, paid - kept) }
}
