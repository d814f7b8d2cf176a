import type { PaymentStatus } from '../registration/payment-status.ts'
import type { Registration } from '../registration/use-registration.ts'

/**
 * What the step of payment shows:
 * - `pay`: how much and in which way; after an attempt that the gateway has ended: what has become of it
 * - `checking`, `open`: a payment is under way; `open`: the gateway was asked, and has no money yet
 * - `arrived`: money has come within the last hour
 * - `nothing`: there is nothing to pay, or not now
 */
export type Screen = 'pay' | 'checking' | 'open' | 'arrived' | 'nothing'

const NEWS_FOR = { hours: 1 }

/** Never 'failed' before the gateway has said so. @param isPayable whether something may be paid now */
export function screenOf(
  { payment }: Pick<Registration, 'payment'>,
  { status, isPayable, now }: { status: PaymentStatus; isPayable: boolean; now: Temporal.Instant },
): Screen {
  if (status === 'checking' || status === 'open') return status
  if (payment?.state === 'succeeded') {
    const end = Temporal.Instant.from(payment.startedAt).add(NEWS_FOR)
    if (Temporal.Instant.compare(end, now) > 0) return 'arrived'
  }
  return isPayable ? 'pay' : 'nothing'
}
