import { expect, test } from 'vitest'
import { instantOf, localOf } from './polish-time.ts'

test('a Polish summer evening is two hours ahead of UTC, a winter one an hour', () => {
  expect(localOf(Temporal.Instant.from('2026-07-01T20:00:00Z')).toString()).toBe('2026-07-01T22:00:00')
  expect(instantOf('2026-12-01T22:00:00').toString()).toBe('2026-12-01T21:00:00Z')
})

test('the hour that the change of clocks skips is read as the hour after it', () => {
  expect(instantOf('2026-03-29T02:30:00').toString()).toBe('2026-03-29T01:30:00Z')
})

test('the hour that comes twice is read as the earlier one', () => {
  expect(instantOf('2026-10-25T02:30:00').toString()).toBe('2026-10-25T00:30:00Z')
})
