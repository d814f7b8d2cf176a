import { expect, test } from 'vitest'
import {
  daysLeft,
  LEAST_DONATION,
  MOST_DONATION,
  mayDonate,
  progressOf,
  whyNoDonation,
} from './donation-rules.ts'

test('a donation is between the two limits, both included, in whole grosze', () => {
  expect([LEAST_DONATION, MOST_DONATION, 317_40].every(mayDonate)).toBe(true)
  expect([LEAST_DONATION - 1, MOST_DONATION + 1, 0, -500, 100.5].some(mayDonate)).toBe(false)
})

test('a collection takes donations while it is open, its last day included', () => {
  const open = { state: 'open', until: '2026-12-06' } as const
  expect(whyNoDonation(open, '2026-12-06')).toBeNull()
  expect(whyNoDonation(open, '2026-12-07')).toBe('over')
  expect(whyNoDonation({ ...open, until: null }, '2030-01-01')).toBeNull()
  expect(whyNoDonation({ ...open, state: 'draft' }, '2026-12-01')).toBe('not_open')
  expect(whyNoDonation({ ...open, state: 'closed' }, '2026-12-01')).toBe('not_open')
})

test('the last day counts as a day that is left', () => {
  expect(daysLeft('2026-12-06', '2026-11-23')).toBe(14)
  expect(daysLeft('2026-12-06', '2026-12-06')).toBe(1)
  expect(daysLeft('2026-12-06', '2026-12-07')).toBe(0)
  expect(daysLeft(null, '2026-12-07')).toBeNull()
})

test('the goal is reached only when all of it is there, and more is not shown as more', () => {
  expect(progressOf(31_260_00, 48_000_00)).toBe(65)
  expect(progressOf(47_999_99, 48_000_00)).toBe(99)
  expect(progressOf(48_000_00, 48_000_00)).toBe(100)
  expect(progressOf(90_000_00, 48_000_00)).toBe(100)
  expect(progressOf(100, null)).toBeNull()
})
