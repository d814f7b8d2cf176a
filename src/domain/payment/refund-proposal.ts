import { type Grosze, sumMoney } from '../values/money.ts'
import { balanceOf, type LedgerAmount } from './balance.ts'
import { type RefundState, SET_ASIDE_STATES } from './refund-states.ts'

/** An entry of the ledger with its payment, if it books one. */
export interface PaidEntry extends LedgerAmount {
  readonly paymentId: string | null
}

/** An existing refund. */
export interface RefundMade {
  /** Null: refunded by hand. */
  readonly paymentId: string | null
  /** Grosze, positive. */
  readonly amount: Grosze
  readonly state: RefundState
}

export interface RefundProposal {
  /** Grosze above what is owed whose refund was not requested yet; never negative. */
  readonly surplus: Grosze
  /** How much of it is refunded by which payment. */
  readonly parts: readonly { readonly paymentId: string; readonly amount: Grosze }[]
  /** What no payment can refund: by hand, in cash or by a transfer. */
  readonly byHand: Grosze
}

/**
 * Proposes how the surplus of a registration is refunded: by its newest payment first, never more by a payment than it
 * brought and has not refunded yet; the rest by hand. Parts and rest add up to the surplus. A requested refund that has
 * not failed counts as refunded, so nothing is proposed twice.
 * @param entries of the registration's ledger, oldest first
 * @param returnable payments that a gateway can refund
 * @param atMost the most grosze of the surplus to refund; all of it if omitted
 */
export function refundProposal(
  entries: readonly PaidEntry[],
  refunds: readonly RefundMade[],
  returnable: ReadonlySet<string>,
  atMost = Number.POSITIVE_INFINITY,
): RefundProposal {
  const surplus = Math.min(atMost, surplusLeft(entries, refunds))
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
function surplusLeft(entries: readonly LedgerAmount[], refunds: readonly RefundMade[]): Grosze {
  const onTheWay = refunds.filter(({ state }) => SET_ASIDE_STATES.includes(state))
  return Math.max(0, balanceOf(entries).surplus - sumMoney(onTheWay.map(({ amount }) => amount)))
}

/** Grosze that a payment brought and whose refund was not requested yet; never negative. */
function unreturned(
  paymentId: string,
  entries: readonly PaidEntry[],
  refunds: readonly RefundMade[],
): Grosze {
  const came = entries.filter((entry) => entry.kind === 'payment' && entry.paymentId === paymentId)
  const back = refunds.filter((refund) => refund.paymentId === paymentId && refund.state !== 'failed')
  return Math.max(0, -sumMoney(came.map(({ amount }) => amount)) - sumMoney(back.map(({ amount }) => amount)))
}
