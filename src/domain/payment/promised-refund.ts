import { type Grosze, sumMoney } from '../values/money.ts'
import type { RefundProposal } from './refund-proposal.ts'
import type { RefundState } from './refund-states.ts'

/** A refund that a promise makes: by a payment of the gateway, or null: by a bank transfer. */
export interface PromisedRefund {
  readonly paymentId: string | null
  /** Grosze, positive. */
  readonly amount: Grosze
  readonly state: Extract<RefundState, 'requested' | 'needs_account' | 'awaiting_confirmation'>
}

/**
 * The refunds that fulfil a promise, one for each payment that returns money. Above the account's threshold, compared
 * with their sum, they wait for the staff; what no gateway can refund needs the payer's account number first.
 * @param confirmAbove grosze
 */
export function promisedRefunds(
  { parts, byHand }: Pick<RefundProposal, 'parts' | 'byHand'>,
  confirmAbove: Grosze,
): PromisedRefund[] {
  const all = [...parts, ...(byHand > 0 ? [{ paymentId: null, amount: byHand }] : [])]
  const waits = sumMoney(all.map(({ amount }) => amount)) > confirmAbove
  return all.map(({ paymentId, amount }) => ({
    ...{ paymentId, amount },
    state: waits ? 'awaiting_confirmation' : paymentId === null ? 'needs_account' : 'requested',
  }))
}
