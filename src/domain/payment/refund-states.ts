/**
 * The life of one refund. Answers of a gateway come twice, late and in any order, so every pair of state and
 * event has an answer; a later success wins over a failure (the money has gone), nothing wins over a success.
 */

export type RefundState =
  | 'requested' // somebody has decided it
  | 'sent' // the gateway was told, or may have been: from here on it is asked before it is told again
  | 'succeeded'
  | 'failed'

export type RefundEvent = 'send' | 'succeed' | 'fail'

/** From, event, to. */
export const REFUND_TRANSITIONS: readonly (readonly [RefundState, RefundEvent, RefundState])[] = [
  ['requested', 'send', 'sent'],
  ['requested', 'succeed', 'succeeded'],
  ['requested', 'fail', 'failed'],
  ['sent', 'send', 'sent'],
  ['sent', 'succeed', 'succeeded'],
  ['sent', 'fail', 'failed'],
  ['failed', 'send', 'failed'],
  ['failed', 'succeed', 'succeeded'],
  ['failed', 'fail', 'failed'],
  ['succeeded', 'send', 'succeeded'],
  ['succeeded', 'succeed', 'succeeded'],
  ['succeeded', 'fail', 'succeeded'],
]

/** The state after an event; the same state when the event comes too late to matter. */
export function nextRefundState(state: RefundState, event: RefundEvent): RefundState {
  const row = REFUND_TRANSITIONS.find(([from, on]) => from === state && on === event)
  return row?.[2] ?? state
}

/** States in which money is on its way back: it is not proposed again, and not yet in the ledger. */
export const OPEN_REFUND_STATES: readonly RefundState[] = REFUND_TRANSITIONS.filter(
  ([, event, to]) => event === 'send' && to === 'sent',
).map(([from]) => from)
