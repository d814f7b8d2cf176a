/**
 * The life of a registration as a table (architecture §5): from, event, to, effects. Code that changes a state looks
 * its row up here and guards the change by the expected state in the database. `held` is a row of `hold`, `waiting` one
 * of `waiting_entry`, and `withdrawn` is the end of either (docs/decisions/012).
 */

export type RegistrationState =
  | 'held' // places kept while the form is filled in
  | 'awaiting_approval'
  | 'awaiting_payment'
  | 'confirmed'
  | 'waiting' // on the waiting list, holds nothing
  | 'expired' // the payment did not arrive in time
  | 'cancelled'
  | 'withdrawn' // a hold or a waiting entry given up

export type RegistrationEvent =
  | 'order' // the order button, with something to pay
  | 'order_free' // the order button, with nothing to pay
  | 'order_for_approval'
  | 'approve' // by the staff; or no participant is left who needs approval
  | 'approve_free' // the same, when nothing has to be paid first
  | 'reject'
  | 'paid' // enough money has arrived to confirm (the first due part)
  | 'lapse' // the time for the hold, the payment or the decision after a refusal is over
  | 'give_up'
  | 'cancel'
  | 'offer' // places became free for a waiting entry

/** What follows a change of state, in the same transaction. */
export type RegistrationEffect =
  | 'claim' // take the places; without them the change does not happen
  | 'release' // give the places back
  | 'charge' // the price becomes owed
  | 'reverse_charge' // nothing is owed any more; money that arrived is refunded by the rules
  | 'issue_tickets'
  | 'void_tickets'
  | 'ask_for_payment' // message 1
  | 'tell_received'
  | 'tell_expired'
  | 'tell_rejected'
  | 'tell_cancelled'
  | 'tell_offer'

export interface RegistrationTransition {
  readonly from: RegistrationState
  readonly event: RegistrationEvent
  readonly to: RegistrationState
  readonly effects: readonly RegistrationEffect[]
}

const row = (
  from: RegistrationState,
  event: RegistrationEvent,
  to: RegistrationState,
  ...effects: RegistrationEffect[]
): RegistrationTransition => ({ from, event, to, effects })

export const REGISTRATION_TRANSITIONS: readonly RegistrationTransition[] = [
  row('held', 'order', 'awaiting_payment', 'charge', 'ask_for_payment'),
  row('held', 'order_free', 'confirmed', 'charge', 'issue_tickets'),
  // The order accepts the price, also where nothing of it is due until the approval.
  row('held', 'order_for_approval', 'awaiting_approval', 'charge', 'tell_received'),
  row('held', 'lapse', 'withdrawn', 'release'),
  row('held', 'give_up', 'withdrawn', 'release'),
  row('awaiting_approval', 'approve', 'awaiting_payment', 'ask_for_payment'),
  row('awaiting_approval', 'approve_free', 'confirmed', 'issue_tickets'),
  // The places stay for a while: a refused registrant may stay at the ordinary price, by a change.
  row('awaiting_approval', 'reject', 'awaiting_approval', 'tell_rejected'),
  row('awaiting_approval', 'lapse', 'cancelled', 'release', 'reverse_charge', 'tell_cancelled'),
  row('awaiting_approval', 'cancel', 'cancelled', 'release', 'reverse_charge', 'tell_cancelled'),
  row('awaiting_payment', 'paid', 'confirmed', 'issue_tickets'),
  row('awaiting_payment', 'lapse', 'expired', 'release', 'reverse_charge', 'tell_expired'),
  row('awaiting_payment', 'cancel', 'cancelled', 'release', 'reverse_charge', 'tell_cancelled'),
  // A further payment changes the balance, not the state.
  row('confirmed', 'paid', 'confirmed'),
  row('confirmed', 'cancel', 'cancelled', 'release', 'reverse_charge', 'void_tickets', 'tell_cancelled'),
  // Money that arrives after expiry revives the registration, at the agreed price, when everything can be claimed
  // again.
  row('expired', 'paid', 'confirmed', 'claim', 'charge', 'issue_tickets'),
  row('waiting', 'offer', 'held', 'claim', 'tell_offer'),
  row('waiting', 'give_up', 'withdrawn'),
]

/** States in which a registration begins. */
export const FIRST_STATES: readonly RegistrationState[] = ['held', 'waiting']

/** States in which places are claimed; no other state claims any. */
export const HOLDING_STATES: readonly RegistrationState[] = [
  'held',
  'awaiting_approval',
  'awaiting_payment',
  'confirmed',
]

/** Whether a registration in this state holds its places. */
export const holdsPlaces = (state: RegistrationState): boolean => HOLDING_STATES.includes(state)

/** The row of a state and an event, or null when the event changes nothing in that state. */
export function transition(
  state: RegistrationState,
  event: RegistrationEvent,
): RegistrationTransition | null {
  return REGISTRATION_TRANSITIONS.find((each) => each.from === state && each.event === event) ?? null
}
