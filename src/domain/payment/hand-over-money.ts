import type { Grosze } from '../values/money.ts'
import type { Balance } from './balance.ts'

interface HandedOver {
  /** The balance of the registration before. */
  readonly balance: Balance
  /** The agreed price before, and with the successor. */
  readonly before: Grosze
  readonly total: Grosze
  /** The fee for handing over. */
  readonly fee: Grosze
  /** Whether the difference is refunded where the place has become cheaper. */
  readonly refundDifference: boolean
}

interface HandOverMoney {
  /** The part that stays with the organiser for a place that has become cheaper. */
  readonly kept: Grosze
  readonly toRefund: Grosze
  readonly toPay: Grosze
}

/**
 * What becomes of the money when a place is handed over: it goes over with the place and covers the fee. The resulting
 * surplus stays with the organiser, unless the event refunds it; an earlier surplus never does.
 */
export function handOverMoney({ balance, before, total, fee, refundDifference }: HandedOver): HandOverMoney {
  const { owed, paid, fees } = balance
  // What the staff have decided beside the agreed price stays; nothing is owed below zero.
  const decided = owed - fees - before
  const owedFor = (price: Grosze) => Math.max(0, price + decided) + fees
  const over = (price: Grosze, charged: Grosze) => Math.max(0, paid - owedFor(price) - charged)
  const surplus = over(total, fee)
  const kept = refundDifference ? 0 : Math.max(0, surplus - over(before, 0))
  return { kept, toRefund: surplus - kept, toPay: Math.max(0, owedFor(total) + fee - paid) }
}
