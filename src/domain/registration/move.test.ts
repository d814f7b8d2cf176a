import { expect, test } from 'vitest'
import { type AskedMove, mayResignForMove, mayStay } from './move.ts'

const at = (text: string) => Temporal.Instant.from(text)
const MOVE: AskedMove = {
  ...{ answerUntil: at('2026-06-10T22:00:00Z'), isSettled: false, answer: null, answeredBy: null },
  begins: at('2026-07-01T22:00:00Z'),
}
const STAYS = { ...MOVE, answer: 'stays', answeredBy: 'registrant' } as const
const SILENT = { ...MOVE, isSettled: true, answer: 'stays', answeredBy: 'deadline' } as const
const GONE = { ...MOVE, answer: 'resigns', answeredBy: 'registrant' } as const

test.each([
  ['before the last moment', MOVE, '2026-06-10T21:59:59Z', true, true],
  ['at the last moment', MOVE, '2026-06-10T22:00:00Z', false, true],
  ['settled early', { ...MOVE, isSettled: true }, '2026-06-09T00:00:00Z', false, true],
  ['who stays may change their mind', STAYS, '2026-06-10T21:59:59Z', false, true],
  ['who stays, too late', STAYS, '2026-06-10T22:00:00Z', false, false],
  ['the silent lose no refund', SILENT, '2026-07-01T21:59:59Z', false, true],
  ['the silent, when the event begins', SILENT, '2026-07-01T22:00:00Z', false, false],
  ['who has resigned', GONE, '2026-06-01T00:00:00Z', false, false],
] as const)('%s', (_, move, now, stay, resign) => {
  expect([mayStay(move, at(now)), mayResignForMove(move, at(now))]).toEqual([stay, resign])
})
