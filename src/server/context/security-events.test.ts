import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countSecurityEvents, noteSecurityEvent } from './security-events.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function writing() {
  const lines: object[] = []
  const write = (details: object) => void lines.push(details)
  return { lines, ctx: { log: { info: write, warn: write, error: write } } }
}

test('during a flood the first lines of each minute are written, and at its end the number of the others', () => {
  const { lines, ctx } = writing()
  for (let n = 0; n < 1000; n++) noteSecurityEvent(ctx, 'csrf_refused', { endpoint: '/v1/session' })
  noteSecurityEvent(ctx, 'wrong_code', {})
  expect(lines).toHaveLength(11)
  vi.advanceTimersByTime(60_000)
  expect(lines.slice(11)).toEqual([{ security: 'csrf_refused', suppressed: 990 }])
  noteSecurityEvent(ctx, 'csrf_refused', {})
  expect(lines.slice(12)).toEqual([{ security: 'csrf_refused' }])
  vi.advanceTimersByTime(60_000)
  expect(lines).toHaveLength(13)
  expect(countSecurityEvents(ctx)).toMatchObject({ csrf_refused: 1001, wrong_code: 1, forged_notice: 0 })
})

test('each node keeps its own counts', () => {
  const [one, other] = [writing(), writing()]
  noteSecurityEvent(one.ctx, 'forged_notice', {})
  expect(countSecurityEvents(one.ctx).forged_notice).toBe(1)
  expect(countSecurityEvents(other.ctx).forged_notice).toBe(0)
})
