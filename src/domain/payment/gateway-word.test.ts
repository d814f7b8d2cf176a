import { expect, test } from 'vitest'
import { agreesWithGateway } from './gateway-word.ts'

/** Ours down, theirs across: pending, succeeded, failed, cancelled. */
const TABLE = {
  created: [true, false, false, false],
  pending: [true, false, false, false],
  succeeded: [false, true, false, false],
  failed: [true, false, true, true],
  cancelled: [true, false, true, true],
} as const
const WORDS = ['pending', 'succeeded', 'failed', 'cancelled'] as const

const pairs = Object.entries(TABLE).flatMap(([state, row]) =>
  WORDS.map((status, at) => [state as keyof typeof TABLE, status, row[at] ?? false] as const),
)

test.each(pairs)('ours %s, theirs %s: %s', (state, status, agrees) => {
  expect(agreesWithGateway({ state, amount: 12_000 }, { status, amount: 12_000 })).toBe(agrees)
})

test('another amount never agrees', () => {
  const theirs = { status: 'succeeded', amount: 11_999 } as const
  expect(agreesWithGateway({ state: 'succeeded', amount: 12_000 }, theirs)).toBe(false)
})
