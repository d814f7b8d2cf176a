import type { Grosze } from '../money.ts'
import type { RegistrationDraft } from '../registration/draft.ts'
import type { QuoteContext, QuoteDue, QuoteLine } from './quote-result.ts'

/** What somebody has agreed to, as it stands before a change. */
export interface Agreed {
  readonly draft: RegistrationDraft
  readonly total: Grosze
  readonly lines: readonly QuoteLine[]
  readonly due: readonly QuoteDue[]
  readonly registeredAt: Temporal.PlainDateTime
  /** The day by whose prices it was reckoned. */
  readonly pricedAt: Temporal.PlainDateTime
  /** Through what it was ordered. */
  readonly channel: QuoteContext['facts']['channel']
  /** When the payment began whose day has fixed the price, where a rule asks for that. */
  readonly paidAt?: Temporal.PlainDateTime | undefined
  /** When the first payment that came had begun, be it a deposit. */
  readonly firstPaidAt?: Temporal.PlainDateTime | undefined
  /** What was paid in full once (`thingOf` each): no later day of payment changes what it cost. */
  readonly paidThings?: ReadonlySet<string>
}

/**
 * By which days of payment what was agreed is reckoned; none where nothing was paid, or what stands was agreed on
 * after it.
 */
export const daysOfPayment = ({ paidAt, firstPaidAt, pricedAt }: Agreed) => ({
  ...(paidAt && isAfter(paidAt, pricedAt) && { paidAt }),
  ...(firstPaidAt && isAfter(firstPaidAt, pricedAt) && { firstPaidAt }),
})

const isAfter = (a: Temporal.PlainDateTime, b: Temporal.PlainDateTime) =>
  Temporal.PlainDateTime.compare(a, b) > 0
