import type { RegistrationState } from '../registration/states.ts'

/** What is known of a scanned ticket. Moments are ISO strings, passed through as they are. */
export interface TicketFacts {
  readonly event: string
  readonly registrationState: RegistrationState
  /** It admits no one any more: its person has left, or the whole registration was cancelled. */
  readonly isVoid: boolean
  /** When it was first used, if it was. */
  readonly used: { readonly at: string; readonly by: string } | null
  /** A document is lacking without which nobody enters, and nobody has given a reason to let the person in. */
  readonly isBlocked: boolean
}

export type Refusal = 'not_confirmed' | 'cancelled' | 'left' | 'other_event' | 'document'

export type CheckInVerdict =
  | { readonly kind: 'enter' }
  | { readonly kind: 'used'; readonly at: string; readonly by: string }
  | { readonly kind: 'refused'; readonly reason: Refusal }
  | { readonly kind: 'unknown' }

/** Decides whether a ticket may enter the event of this gate; null is a code that no ticket has. */
export function checkInVerdict(ticket: TicketFacts | null, gateEvent: string): CheckInVerdict {
  if (ticket === null) return { kind: 'unknown' }
  if (ticket.event !== gateEvent) return { kind: 'refused', reason: 'other_event' }
  if (GONE.includes(ticket.registrationState)) return { kind: 'refused', reason: 'cancelled' }
  if (ticket.isVoid) return { kind: 'refused', reason: 'left' }
  if (ticket.registrationState !== 'confirmed') return { kind: 'refused', reason: 'not_confirmed' }
  if (ticket.used !== null) return { kind: 'used', ...ticket.used }
  return ticket.isBlocked ? { kind: 'refused', reason: 'document' } : { kind: 'enter' }
}

const GONE: readonly RegistrationState[] = ['cancelled', 'withdrawn']
