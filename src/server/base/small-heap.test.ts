import { expect, test } from 'vitest'
import { giveBackMemory } from './small-heap.ts'

const usedMegabytes = () => process.memoryUsage().heapUsed / 1e6

test('garbage is released at once', () => {
  const before = usedMegabytes()
  let rubbish: string[] | null = Array.from({ length: 1_000_000 }, (_, index) => `line ${index}`)
  expect(rubbish.length).toBe(1_000_000)
  const full = usedMegabytes()
  expect(full - before).toBeGreaterThan(20)
  rubbish = null
  giveBackMemory()
  expect(full - usedMegabytes()).toBeGreaterThan(20)
})
