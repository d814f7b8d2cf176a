import { describe, expect, test } from 'vitest'
import {
  FIRST_STATES,
  holdsPlaces,
  REGISTRATION_TRANSITIONS,
  type RegistrationEvent,
  type RegistrationState,
  transition,
} from './states.ts'

const STATES: RegistrationState[] = [
  'held',
  'awaiting_approval',
  'awaiting_payment',
  'confirmed',
  'waiting',
  'expired',
  'cancelled',
  'withdrawn',
]
const EVENTS: RegistrationEvent[] = [
  'order',
  'order_free',
  'order_for_approval',
  'approve',
  'approve_free',
  'reject',
  'paid',
  'lapse',
  'give_up',
  'cancel',
  'offer',
]

describe('life of a registration', () => {
  test('every state is reachable', () => {
    const reached = new Set<RegistrationState>(FIRST_STATES)
    for (let before = 0; before < reached.size; ) {
      before = reached.size
      for (const { from, to } of REGISTRATION_TRANSITIONS) if (reached.has(from)) reached.add(to)
    }
    expect([...reached].sort()).toEqual([...STATES].sort())
  })

  test('every event is used, and answered in every state by one row or by none', () => {
    for (const event of EVENTS) {
      const rows = STATES.map((state) => transition(state, event)).filter((row) => row !== null)
      expect(rows.length).toBeGreaterThan(0)
    }
    const keys = REGISTRATION_TRANSITIONS.map(({ from, event }) => `${from} ${event}`)
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('cancelled and withdrawn are final; expired is final unless money arrives late', () => {
    const leaving = (state: RegistrationState) =>
      REGISTRATION_TRANSITIONS.filter(({ from }) => from === state)
    expect(leaving('cancelled')).toEqual([])
    expect(leaving('withdrawn')).toEqual([])
    expect(leaving('expired').map(({ event, to }) => [event, to])).toEqual([['paid', 'confirmed']])
  })

  test('places are released exactly where they stop being held, claimed where they begin to be', () => {
    for (const { from, to, effects } of REGISTRATION_TRANSITIONS) {
      expect(effects.includes('release')).toBe(holdsPlaces(from) && !holdsPlaces(to))
      expect(effects.includes('claim')).toBe(!holdsPlaces(from) && holdsPlaces(to))
    }
  })

  test('a charge exists exactly while a registration awaits approval or payment or is confirmed', () => {
    const isCharged = (state: RegistrationState) => holdsPlaces(state) && state !== 'held'
    for (const { from, to, effects } of REGISTRATION_TRANSITIONS) {
      expect(effects.includes('charge')).toBe(!isCharged(from) && isCharged(to))
      expect(effects.includes('reverse_charge')).toBe(isCharged(from) && !isCharged(to))
    }
  })

  test('tickets are issued on the way to confirmed and void on the way out', () => {
    for (const { from, to, effects } of REGISTRATION_TRANSITIONS) {
      expect(effects.includes('issue_tickets')).toBe(from !== 'confirmed' && to === 'confirmed')
      expect(effects.includes('void_tickets')).toBe(from === 'confirmed' && to !== 'confirmed')
    }
  })

  test('an event without meaning in a state changes nothing', () => {
    expect(transition('confirmed', 'lapse')).toBeNull()
    expect(transition('cancelled', 'paid')).toBeNull()
  })
})
