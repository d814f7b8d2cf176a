/**
 * The life of one payment at a gateway. Notices come twice, late and in any order, so every pair of state and event is
 * defined; a later success overrides a failure, nothing overrides a success.
 */

export type PaymentState = 'created' | 'pending' | 'succeeded' | 'failed' | 'cancelled'

export type PaymentEvent =
  | 'start' // the gateway has accepted it
  | 'succeed'
  | 'fail'
  | 'cancel' // the payer cancelled it

/** From, event, to. */
export const PAYMENT_TRANSITIONS: readonly (readonly [PaymentState, PaymentEvent, PaymentState])[] = [
  ['created', 'start', 'pending'],
  ['created', 'succeed', 'succeeded'],
  ['created', 'fail', 'failed'],
  ['created', 'cancel', 'cancelled'],
  ['pending', 'start', 'pending'],
  ['pending', 'succeed', 'succeeded'],
  ['pending', 'fail', 'failed'],
  ['pending', 'cancel', 'cancelled'],
  ['failed', 'start', 'failed'],
  ['failed', 'succeed', 'succeeded'],
  ['failed', 'fail', 'failed'],
  ['failed', 'cancel', 'failed'],
  ['cancelled', 'start', 'cancelled'],
  ['cancelled', 'succeed', 'succeeded'],
  ['cancelled', 'fail', 'cancelled'],
  ['cancelled', 'cancel', 'cancelled'],
  ['succeeded', 'start', 'succeeded'],
  ['succeeded', 'succeed', 'succeeded'],
  ['succeeded', 'fail', 'succeeded'],
  ['succeeded', 'cancel', 'succeeded'],
]

/** The state after an event; the same state when the event comes too late to matter. */
export function nextPaymentState(state: PaymentState, event: PaymentEvent): PaymentState {
  const row = PAYMENT_TRANSITIONS.find(([from, on]) => from === state && on === event)
  return row?.[2] ?? state
}

/** States in which a payment is under way: the gateway may still settle it. */
export const OPEN_PAYMENT_STATES: readonly PaymentState[] = PAYMENT_TRANSITIONS.filter(
  ([, event, to]) => event === 'start' && to === 'pending',
).map(([from]) => from)

/** Whether money has now arrived that had not arrived before: the moment to write the ledger entry, once. */
export const settlesNow = (state: PaymentState, event: PaymentEvent): boolean =>
  state !== 'succeeded' && nextPaymentState(state, event) === 'succeeded'
