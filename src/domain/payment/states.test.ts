import { describe, expect, test } from 'vitest'
import {
  nextPaymentState,
  OPEN_PAYMENT_STATES,
  PAYMENT_TRANSITIONS,
  type PaymentEvent,
  type PaymentState,
  settlesNow,
} from './states.ts'

const STATES: PaymentState[] = ['created', 'pending', 'succeeded', 'failed', 'cancelled']
const EVENTS: PaymentEvent[] = ['start', 'succeed', 'fail', 'cancel']

describe('life of a payment', () => {
  test('every event has exactly one outcome in every state', () => {
    for (const state of STATES) {
      for (const event of EVENTS) {
        const rows = PAYMENT_TRANSITIONS.filter(([from, on]) => from === state && on === event)
        expect(rows).toHaveLength(1)
      }
    }
  })

  test('every state is reachable from created', () => {
    const reached = new Set(PAYMENT_TRANSITIONS.map(([, , to]) => to))
    expect([...reached, 'created'].sort()).toEqual([...STATES].sort())
  })

  test('a payment is under way until it has come to an end', () => {
    expect(OPEN_PAYMENT_STATES).toEqual(['created', 'pending'])
  })

  test('a later success overrides a failure, nothing overrides a success', () => {
    expect(nextPaymentState('failed', 'succeed')).toBe('succeeded')
    expect(nextPaymentState('cancelled', 'succeed')).toBe('succeeded')
    for (const event of EVENTS) expect(nextPaymentState('succeeded', event)).toBe('succeeded')
  })

  test('for any order of notices, money is booked once', () => {
    const orders: PaymentEvent[][] = [
      ['start', 'succeed', 'succeed'],
      ['succeed', 'start', 'fail'],
      ['start', 'fail', 'succeed', 'fail', 'succeed'],
      ['cancel', 'succeed', 'start'],
    ]
    for (const events of orders) {
      let state: PaymentState = 'created'
      let booked = 0
      for (const event of events) {
        if (settlesNow(state, event)) booked += 1
        state = nextPaymentState(state, event)
      }
      expect([state, booked]).toEqual(['succeeded', 1])
    }
  })
})
