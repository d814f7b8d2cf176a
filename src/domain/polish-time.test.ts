import { expect, test } from 'vitest'
import { deadlineOf, localOf } from './polish-time.ts'

test('a Polish summer evening is two hours ahead of UTC, a winter one an hour', () => {
  expect(localOf(Temporal.Instant.from('2026-07-01T20:00:00Z')).toString()).toBe('2026-07-01T22:00:00')
  expect(deadlineOf('2026-12-01T22:00:00').toString()).toBe('2026-12-01T21:00:00Z')
})

test('the hour that the change of clocks skips is read as the hour after it', () => {
  expect(deadlineOf('2026-03-29T02:30:00').toString()).toBe('2026-03-29T01:30:00Z')
})

test('the hour that comes twice is read as the later one', () => {
  expect(deadlineOf('2026-10-25T01:59:59').toString()).toBe('2026-10-24T23:59:59Z')
  expect(deadlineOf('2026-10-25T02:30:00').toString()).toBe('2026-10-25T01:30:00Z')
  expect(deadlineOf('2026-10-25T03:00:00').toString()).toBe('2026-10-25T02:00:00Z')
})
