import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createTtlCache } from './ttl-cache.ts'

const A_MOMENT = 40

/** Numbered readings. */
function counting() {
  let reads = 0
  return async () => ++reads
}

test('concurrent and later callers share one reading while it is fresh; afterwards it is read again', async () => {
  const kept = createTtlCache<number>(A_MOMENT)
  const read = counting()
  expect(await Promise.all([kept.get('a', read), kept.get('a', read)])).toEqual([1, 1])
  expect(await kept.get('a', read)).toBe(1)
  await pause(A_MOMENT + 5)
  expect(await kept.get('a', read)).toBe(2)
})

test('keys are separate, and a newer value replaces the cached one', async () => {
  const kept = createTtlCache<number>(A_MOMENT)
  const read = counting()
  expect(await kept.get('a', read)).toBe(1)
  expect(await kept.get('b', read)).toBe(2)
  kept.put('a', 7)
  expect(await kept.get('a', read)).toBe(7)
})

test('a failed or empty reading is not cached', async () => {
  const kept = createTtlCache<number | undefined>(A_MOMENT)
  await expect(kept.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await kept.get('a', async () => undefined)).toBeUndefined()
  await Promise.resolve()
  expect(await kept.get('a', async () => 3)).toBe(3)
})
