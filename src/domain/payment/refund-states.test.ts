import { describe, expect, test } from 'vitest'
import {
  nextRefundState,
  OPEN_REFUND_STATES,
  REFUND_TRANSITIONS,
  type RefundEvent,
  type RefundState,
} from './refund-states.ts'

const STATES: RefundState[] = ['requested', 'sent', 'succeeded', 'failed']
const EVENTS: RefundEvent[] = ['send', 'succeed', 'fail']

describe('life of a refund', () => {
  test('every event has exactly one answer in every state', () => {
    for (const state of STATES) {
      for (const event of EVENTS) {
        const rows = REFUND_TRANSITIONS.filter(([from, on]) => from === state && on === event)
        expect(rows).toHaveLength(1)
      }
    }
  })

  test('money is on its way until it has come to an end', () => {
    expect(OPEN_REFUND_STATES).toEqual(['requested', 'sent'])
  })

  test('nothing wins over a success, a success wins over everything', () => {
    for (const state of STATES) expect(nextRefundState(state, 'succeed')).toBe('succeeded')
    for (const event of EVENTS) expect(nextRefundState('succeeded', event)).toBe('succeeded')
  })

  test('what has failed is not sent again', () => expect(nextRefundState('failed', 'send')).toBe('failed'))
})
