import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { keepFor } from './kept.ts'

const A_MOMENT = 40

/** Reads that count themselves. */
function counting() {
  let reads = 0
  return async () => ++reads
}

test('everybody who asks within the moment gets the same reading; afterwards it is read anew', async () => {
  const kept = keepFor<number>(A_MOMENT)
  const read = counting()
  expect(await Promise.all([kept.get('a', read), kept.get('a', read)])).toEqual([1, 1])
  expect(await kept.get('a', read)).toBe(1)
  await pause(A_MOMENT + 5)
  expect(await kept.get('a', read)).toBe(2)
})

test('keys are kept apart, and something newer takes the place of what is kept', async () => {
  const kept = keepFor<number>(A_MOMENT)
  const read = counting()
  expect(await kept.get('a', read)).toBe(1)
  expect(await kept.get('b', read)).toBe(2)
  kept.put('a', 7)
  expect(await kept.get('a', read)).toBe(7)
})

test('what fails, or is not there, is asked for again', async () => {
  const kept = keepFor<number | undefined>(A_MOMENT)
  await expect(kept.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await kept.get('a', async () => undefined)).toBeUndefined()
  await Promise.resolve()
  expect(await kept.get('a', async () => 3)).toBe(3)
})
