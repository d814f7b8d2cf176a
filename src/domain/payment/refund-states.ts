/**
 * The life of one refund. Answers of a gateway come twice, late and in any order, so every pair of state and event is
 * defined; a later success overrides a failure (the money has gone), nothing overrides a success.
 */

export type RefundState =
  | 'awaiting_confirmation' // promised, above the sum that is sent without confirmation by the staff
  | 'withheld' // the staff have stopped it, with a reason; the money stays set aside
  | 'requested' // decided, to be sent to the gateway
  | 'sent' // sent to the gateway, or possibly sent: from here on it is queried before it is sent again
  | 'needs_account' // no gateway can refund it: the payer's account number is needed
  | 'to_transfer' // the number is known, the staff send it by their bank
  | 'succeeded'
  | 'failed'

export type RefundEvent = 'send' | 'succeed' | 'fail'

/** The effect of a gateway's answer on a refund: from, event, to. */
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

/**
 * The state after a gateway's answer; the same state when it comes too late to matter, or concerns none of its refunds.
 */
export function nextRefundState(state: RefundState, event: RefundEvent): RefundState {
  const row = REFUND_TRANSITIONS.find(([from, on]) => from === state && on === event)
  return row?.[2] ?? state
}

/** States in which the refund is to be sent to the gateway, or queried there. */
export const OPEN_REFUND_STATES: readonly RefundState[] = REFUND_TRANSITIONS.filter(
  ([, event, to]) => event === 'send' && to === 'sent',
).map(([from]) => from)

/** Decisions by people: the staff, or the payer who gives an account number. */
export type RefundDecision = 'confirm' | 'withhold' | 'give_account' | 'hand_back'

/** The states in which each decision is allowed. A refund that may have reached the gateway cannot be stopped. */
const DECIDABLE: Readonly<Record<RefundDecision, readonly RefundState[]>> = {
  confirm: ['awaiting_confirmation', 'withheld'],
  withhold: ['awaiting_confirmation', 'needs_account', 'to_transfer'],
  give_account: ['needs_account', 'to_transfer'],
  hand_back: ['withheld', 'needs_account', 'to_transfer'],
}

/**
 * The state after a decision; null when the decision is not allowed now.
 * @param byGateway whether the gateway that took the money can refund it
 */
export function decideRefund(
  state: RefundState,
  decision: RefundDecision,
  byGateway: boolean,
): RefundState | null {
  if (!DECIDABLE[decision].includes(state)) return null
  switch (decision) {
    case 'confirm':
      return byGateway ? 'requested' : 'needs_account'
    case 'withhold':
      return 'withheld'
    case 'give_account':
      return 'to_transfer'
    case 'hand_back':
      return 'succeeded'
  }
}

/**
 * States in which money is set aside for a refund: it is not proposed again, pays for nothing, and is not yet in the
 * ledger.
 */
export const SET_ASIDE_STATES: readonly RefundState[] = [
  ...OPEN_REFUND_STATES,
  'awaiting_confirmation',
  'withheld',
  'needs_account',
  'to_transfer',
]
