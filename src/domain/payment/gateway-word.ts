import { OPEN_PAYMENT_STATES, type PaymentState } from './states.ts'

/** The recorded state of a payment; grosze. */
interface Ours {
  readonly state: PaymentState
  readonly amount: number
}

/** The state of the payment reported by the gateway. */
interface Theirs {
  readonly status: 'pending' | 'succeeded' | 'failed' | 'cancelled'
  readonly amount: number
}

/**
 * Whether the ledger agrees with the gateway about a payment: the same money has arrived or not, and a payment that has
 * ended there has ended here. The two sides may describe a failure differently.
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
