import { describe, expect, test } from 'vitest'
import {
  decideRefund,
  nextRefundState,
  OPEN_REFUND_STATES,
  REFUND_TRANSITIONS,
  type RefundDecision,
  type RefundEvent,
  type RefundState,
  SET_ASIDE_STATES,
} from './refund-states.ts'

/** Events that a gateway may report. */
const STATES: RefundState[] = ['requested', 'sent', 'succeeded', 'failed']
const WITHOUT_GATEWAY: RefundState[] = ['awaiting_confirmation', 'withheld', 'needs_account', 'to_transfer']
const EVENTS: RefundEvent[] = ['send', 'succeed', 'fail']

describe('life of a refund', () => {
  test('every event has exactly one outcome in every state', () => {
    for (const state of STATES) {
      for (const event of EVENTS) {
        const rows = REFUND_TRANSITIONS.filter(([from, on]) => from === state && on === event)
        expect(rows).toHaveLength(1)
      }
    }
  })

  test('money is on its way until it has come to an end', () => {
    expect(OPEN_REFUND_STATES).toEqual(['requested', 'sent'])
    expect([...SET_ASIDE_STATES].sort()).toEqual([...OPEN_REFUND_STATES, ...WITHOUT_GATEWAY].sort())
  })

  test('nothing overrides a success, a success overrides everything', () => {
    for (const state of STATES) expect(nextRefundState(state, 'succeed')).toBe('succeeded')
    for (const event of EVENTS) expect(nextRefundState('succeeded', event)).toBe('succeeded')
  })

  test('a failed refund is not sent again', () => expect(nextRefundState('failed', 'send')).toBe('failed'))

  test('a gateway decides nothing about a refund that was not sent to any gateway', () => {
    for (const state of WITHOUT_GATEWAY)
      for (const event of EVENTS) expect(nextRefundState(state, event)).toBe(state)
  })
})

describe('decisions by people', () => {
  test.each<[RefundState, RefundDecision, boolean, RefundState | null]>([
    ['awaiting_confirmation', 'confirm', true, 'requested'],
    ['awaiting_confirmation', 'confirm', false, 'needs_account'],
    ['awaiting_confirmation', 'withhold', true, 'withheld'],
    ['awaiting_confirmation', 'give_account', false, null],
    ['awaiting_confirmation', 'hand_back', false, null],
    ['withheld', 'confirm', true, 'requested'],
    ['withheld', 'withhold', true, null],
    ['withheld', 'hand_back', true, 'succeeded'],
    ['needs_account', 'confirm', true, null],
    ['needs_account', 'give_account', false, 'to_transfer'],
    ['needs_account', 'hand_back', false, 'succeeded'],
    ['to_transfer', 'give_account', false, 'to_transfer'],
    ['to_transfer', 'withhold', false, 'withheld'],
    ['to_transfer', 'hand_back', false, 'succeeded'],
  ])('%s, %s: %s', (state, decision, byGateway, next) => {
    expect(decideRefund(state, decision, byGateway)).toBe(next)
  })

  test.each(STATES)('a refund that is %s cannot be stopped, confirmed or handed back', (state) => {
    for (const decision of ['confirm', 'withhold', 'give_account', 'hand_back'] as const)
      expect(decideRefund(state, decision, true)).toBeNull()
  })
})
