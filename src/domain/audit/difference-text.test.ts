import { expect, test } from 'vitest'
import { differenceText } from './difference-text.ts'

const nothing = { registration: null, pool: null, payment: null }

test('numbers come before what they count, everything else after its name', () => {
  const sides = { taken: 4, claimed: 3 }
  expect(differenceText({ ...nothing, pool: 'event', sides })).toBe('event: 4 taken, 3 claimed')
  const states = { state: 'expired', agreed: { event: 1 }, claims: null }
  expect(differenceText({ ...nothing, registration: 'ZG-4F7K', sides: states })).toBe(
    'ZG-4F7K: state expired, agreed {"event":1}, claims null',
  )
})

test('includes all references, and none where there is none', () => {
  const payment = '01a1fc46-0000-7000-8000-000000000000'
  const about = { ...nothing, registration: 'ZG-4F7K', payment, sides: { state: 'pending' } }
  expect(differenceText(about)).toBe(`ZG-4F7K, ${payment}: state pending`)
  expect(differenceText({ ...nothing, sides: { 'not asked about': 12 } })).toBe('12 not asked about')
})
