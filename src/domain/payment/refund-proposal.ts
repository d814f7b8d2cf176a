import { type Grosze, sumMoney } from '../money.ts'
import { balanceOf, type LedgerEntry } from './balance.ts'
import { OPEN_REFUND_STATES, type RefundState } from './refund-states.ts'

/** An entry of the ledger with the payment that it books, if it books one. */
export interface PaidEntry extends LedgerEntry {
  readonly paymentId: string | null
}

/** A refund there is already. */
export interface RefundMade {
  /** Null: given back by hand. */
  readonly paymentId: string | null
  /** Grosze, positive. */
  readonly amount: Grosze
  readonly state: RefundState
}

export interface RefundProposal {
  /** Grosze above what is owed that nobody has asked back yet; never negative. */
  readonly surplus: Grosze
  /** How much of it goes back by which payment. */
  readonly parts: readonly { readonly paymentId: string; readonly amount: Grosze }[]
  /** What no payment can give back: by hand, in cash or by a transfer. */
  readonly byHand: Grosze
}

/**
 * Says how the surplus of a registration goes back: by its newest payment first, never more by a payment than
 * it brought and has not given back yet; the rest by hand. Parts and rest add up to the surplus. What was
 * asked for and has not failed counts as given back, so nothing is proposed twice.
 * @param entries of the registration's ledger, oldest first
 * @param returnable payments that a gateway can give money back by
 */
export function refundProposal(
  entries: readonly PaidEntry[],
  refunds: readonly RefundMade[],
  returnable: ReadonlySet<string>,
): RefundProposal {
  const surplus = surplusLeft(entries, refunds)
  let left = surplus
  const parts = entries
    .filter(({ kind }) => kind === 'payment')
    .toReversed()
    .flatMap(({ paymentId }) => {
      if (paymentId === null || !returnable.has(paymentId)) return []
      const amount = Math.min(left, unreturned(paymentId, entries, refunds))
      left -= amount
      return amount > 0 ? [{ paymentId, amount }] : []
    })
  return { surplus, parts, byHand: left }
}

/** Grosze above what is owed, less what is on its way back; never negative. */
function surplusLeft(entries: readonly LedgerEntry[], refunds: readonly RefundMade[]): Grosze {
  const onTheWay = refunds.filter(({ state }) => OPEN_REFUND_STATES.includes(state))
  return Math.max(0, balanceOf(entries).surplus - sumMoney(onTheWay.map(({ amount }) => amount)))
}

/** Grosze that a payment brought and that nobody has asked back by it; never negative. */
function unreturned(
  paymentId: string,
  entries: readonly PaidEntry[],
  refunds: readonly RefundMade[],
): Grosze {
  const came = entries.filter((entry) => entry.kind === 'payment' && entry.paymentId === paymentId)
  const back = refunds.filter((refund) => refund.paymentId === paymentId && refund.state !== 'failed')
  return Math.max(0, -sumMoney(came.map(({ amount }) => amount)) - sumMoney(back.map(({ amount }) => amount)))
}
