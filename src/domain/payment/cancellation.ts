import type { Grosze } from '../money.ts'
import type { Balance } from './balance.ts'

/** What becomes of the money when a registration is called off. */
export interface Cancellation {
  /** What is owed no more: the correction of the ledger, without its sign. */
  readonly reversed: Grosze
  /** What stays with the organiser by the rules that were agreed; never more than was paid, or owed. */
  readonly kept: Grosze
  /** What came and is to go back. */
  readonly toRefund: Grosze
}

/**
 * Settles a cancellation (flow C9.6): nothing is owed any more, and the part that is kept by the rules is taken of
 * what was paid; nobody who calls off has to pay anything more.
 * @param keep grosze that the rules keep, were enough paid
 */
export function settleCancellation(
  { owed, paid }: Pick<Balance, 'owed' | 'paid'>,
  keep: Grosze,
): Cancellation {
  const kept = Math.max(0, Math.min(keep, owed, paid))
  return { reversed: owed, kept, toRefund: Math.max(0, paid - kept) }
}
