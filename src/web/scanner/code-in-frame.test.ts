import { expect, test } from 'vitest'
import { NOTHING_SEEN, seeCode } from './code-in-frame.ts'

test('the first code is a scan, also at the start of the clock', () => {
  expect(seeCode(NOTHING_SEEN, 'A', 0, true).isNew).toBe(true)
})

test('a ticket held in front of the camera is one scan, even for minutes', () => {
  let seen = seeCode(NOTHING_SEEN, 'A', 0, true).seen
  for (let now = 100; now <= 120_000; now += 100) {
    const next = seeCode(seen, 'A', now, now > 5000)
    expect(next.isNew).toBe(false)
    seen = next.seen
  }
})

test('a missed frame is not a new scan, a second away is', () => {
  const { seen } = seeCode(NOTHING_SEEN, 'A', 0, true)
  expect(seeCode(seen, 'A', 1000, true).isNew).toBe(false)
  expect(seeCode(seen, 'A', 1001, true).isNew).toBe(true)
})

test('another code is a scan at once', () => {
  const { seen } = seeCode(NOTHING_SEEN, 'A', 0, true)
  expect(seeCode(seen, 'B', 50, true).isNew).toBe(true)
})

test('the next ticket, shown during a verdict, is scanned when the verdict is closed', () => {
  const { seen } = seeCode(NOTHING_SEEN, 'A', 0, true)
  const during = seeCode(seen, 'B', 50, false)
  expect(during.isNew).toBe(false)
  expect(seeCode(during.seen, 'B', 100, true).isNew).toBe(true)
})
