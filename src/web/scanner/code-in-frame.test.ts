import { expect, test } from 'vitest'
import { NOTHING_SEEN, seeCode } from './code-in-frame.ts'

test('the first code is a scan', () => {
  expect(seeCode(NOTHING_SEEN, 'A', 5).isNew).toBe(true)
})

test('a ticket held before the camera is one scan, also for minutes', () => {
  let seen = seeCode(NOTHING_SEEN, 'A', 0).seen
  for (let now = 100; now <= 120_000; now += 100) {
    const next = seeCode(seen, 'A', now)
    expect(next.isNew).toBe(false)
    seen = next.seen
  }
})

test('a blink of the camera is not a new scan, a second away is', () => {
  const { seen } = seeCode(NOTHING_SEEN, 'A', 0)
  expect(seeCode(seen, 'A', 1000).isNew).toBe(false)
  expect(seeCode(seen, 'A', 1001).isNew).toBe(true)
})

test('another code is a scan at once', () => {
  const { seen } = seeCode(NOTHING_SEEN, 'A', 0)
  expect(seeCode(seen, 'B', 50).isNew).toBe(true)
})
