import { expect, test } from 'vitest'
import { promisedRefunds } from './promised-refund.ts'

const TWO = [
  { paymentId: 'new', amount: 300 },
  { paymentId: 'old', amount: 200 },
]

test('payments that a gateway can refund are requested, one refund for each', () => {
  expect(promisedRefunds({ parts: TWO, byHand: 0 }, 500)).toEqual([
    { paymentId: 'new', amount: 300, state: 'requested' },
    { paymentId: 'old', amount: 200, state: 'requested' },
  ])
})

test('a payment that no gateway can refund needs an account number', () => {
  expect(promisedRefunds({ parts: [], byHand: 100 }, 100)).toEqual([
    { paymentId: null, amount: 100, state: 'needs_account' },
  ])
})

test('above the account’s threshold all of it waits, though each part is below it', () => {
  const states = promisedRefunds({ parts: TWO, byHand: 1 }, 500).map(({ state }) => state)
  expect(states).toEqual(['awaiting_confirmation', 'awaiting_confirmation', 'awaiting_confirmation'])
})

test('a threshold of nothing makes everything wait; a promise of nothing makes no refund', () => {
  expect(promisedRefunds({ parts: TWO, byHand: 0 }, 0).map(({ state }) => state)).not.toContain('requested')
  expect(promisedRefunds({ parts: [], byHand: 0 }, 0)).toEqual([])
})
