import type { OutputOf } from '#contract/endpoint.ts'
import type { getRegistration } from '#contract/site.ts'

type Registration = OutputOf<typeof getRegistration>

/**
 * The state of the newest payment, as the payer sees it:
 * - `none`: nothing worth showing
 * - `checking`: it is under way, and the gateway was not queried yet or may answer in a moment
 * - `open`: the gateway was queried and has no money: the same payment can be continued, and is taken once
 * - `refused`, `abandoned`: the gateway has ended it without money, so another may be started
 */
export type PaymentStatus = 'none' | 'checking' | 'open' | 'refused' | 'abandoned'

/** An old payment is irrelevant for a registration that holds its places anyway. */
const NEWS_FOR = { hours: 1 }

/** Never 'refused' before the gateway has reported it. `answers`: the number of queries since the page was opened. */
export function paymentStatus(
  registration: Pick<Registration, 'state' | 'payment' | 'balance' | 'setAside' | 'event'>,
  answers: number,
  now: Temporal.Instant,
): PaymentStatus {
  const { payment, state } = registration
  if (payment === null || registration.event.calledOff !== null) return 'none'
  const owes = registration.balance + registration.setAside > 0
  const isNews = Temporal.Instant.compare(Temporal.Instant.from(payment.startedAt).add(NEWS_FOR), now) > 0
  const holds = state === 'confirmed' || state === 'awaiting_approval'
  if (state !== 'awaiting_payment' && !(holds && owes && isNews)) return 'none'
  switch (payment.state) {
    case 'created':
    case 'pending':
      return answers < PATIENCE ? 'checking' : 'open'
    case 'failed':
      return 'refused'
    case 'cancelled':
      return 'abandoned'
    case 'succeeded':
      return 'none'
  }
}

/** This many answers without money, some five seconds: a confirmation in the bank's app has arrived by then. */
const PATIENCE = 3
