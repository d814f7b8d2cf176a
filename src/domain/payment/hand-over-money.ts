import type { Grosze } from '../money.ts'
import type { Balance } from './balance.ts'

interface HandedOver {
  /** How the registration stands before. */
  readonly balance: Balance
  /** The agreed price before, and with the successor. */
  readonly before: Grosze
  readonly total: Grosze
  /** What is charged for handing over. */
  readonly fee: Grosze
  /** Whether the difference goes back where the place has become cheaper. */
  readonly refundDifference: boolean
}

interface HandOverMoney {
  /** What stays with the organiser of a place that has become cheaper. */
  readonly kept: Grosze
  readonly toRefund: Grosze
  readonly toPay: Grosze
}

/**
 * What becomes of the money when a place is handed over: it goes over with the place and covers the fee. What is too
 * much by that stays with the organiser, unless the event gives it back; what was too much before never does.
 */
export function handOverMoney({ balance, before, total, fee, refundDifference }: HandedOver): HandOverMoney {
  const { paid, fees } = balance
  const over = (price: Grosze, charged: Grosze) => Math.max(0, paid - price - fees - charged)
  const surplus = over(total, fee)
  const kept = refundDifference ? 0 : Math.max(0, surplus - over(before, 0))
  return { kept, toRefund: surplus - kept, toPay: Math.max(0, total + fees + fee - paid) }
}
