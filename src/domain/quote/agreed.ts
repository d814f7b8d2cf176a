import type { RegistrationDraft } from '../registration/draft.ts'
import type { Grosze } from '../values/money.ts'
import type { QuoteContext, QuoteDue, QuoteLine } from './quote-result.ts'

/** An agreement as it stands before a change. */
export interface Agreed {
  readonly draft: RegistrationDraft
  readonly total: Grosze
  readonly lines: readonly QuoteLine[]
  readonly due: readonly QuoteDue[]
  readonly registeredAt: Temporal.PlainDateTime
  /** The day whose prices were used. */
  readonly pricedAt: Temporal.PlainDateTime
  /** The channel of the order. */
  readonly channel: QuoteContext['facts']['channel']
  /** When the payment began whose day has fixed the price, where a rule asks for that. */
  readonly paidAt?: Temporal.PlainDateTime | undefined
  /** When the first received payment began, be it a deposit. */
  readonly firstPaidAt?: Temporal.PlainDateTime | undefined
  /** Lines that were paid in full once (`lineKey` each): no later day of payment changes their price. */
  readonly paidLineKeys?: ReadonlySet<string>
}

/**
 * The payment days by which the agreement is priced; none where nothing was paid, or the agreement is later.
 */
export const daysOfPayment = ({ paidAt, firstPaidAt, pricedAt }: Agreed) => ({
  ...(paidAt && isAfter(paidAt, pricedAt) && { paidAt }),
  ...(firstPaidAt && isAfter(firstPaidAt, pricedAt) && { firstPaidAt }),
})

const isAfter = (a: Temporal.PlainDateTime, b: Temporal.PlainDateTime) =>
  Temporal.PlainDateTime.compare(a, b) > 0
