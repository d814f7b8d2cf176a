import { OPEN_PAYMENT_STATES, type PaymentState } from './states.ts'

/** What we know of a payment; grosze. */
interface Ours {
  readonly state: PaymentState
  readonly amount: number
}

/** What the gateway says of it. */
interface Theirs {
  readonly status: 'pending' | 'succeeded' | 'failed' | 'cancelled'
  readonly amount: number
}

/**
 * Whether our books say of a payment what the gateway says: the same money has come or not come, and what is
 * over there is over here. How a payment failed may be told differently on both sides.
 */
export function agreesWithGateway(ours: Ours, theirs: Theirs): boolean {
  const isOpen = OPEN_PAYMENT_STATES.includes(ours.state)
  const hasCome = ours.state === 'succeeded'
  return (
    ours.amount === theirs.amount &&
    hasCome === (theirs.status === 'succeeded') &&
    (theirs.status === 'pending' || !isOpen)
  )
}
