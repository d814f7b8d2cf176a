import { expect, test } from 'vitest'
import { isTimeToPayOver } from './time-to-pay.ts'

const END = Temporal.Instant.from('2026-10-25T22:59:59Z')

test('the time to pay is over at its end and not before', () => {
  expect(isTimeToPayOver(END, Temporal.Instant.from('2026-10-25T22:59:58.999Z'))).toBe(false)
  expect(isTimeToPayOver(END, Temporal.Instant.from('2026-10-25T22:59:59Z'))).toBe(true)
})

test('without an end it is never over', () => {
  expect(isTimeToPayOver(null, Temporal.Instant.from('2100-01-01T00:00:00Z'))).toBe(false)
})
