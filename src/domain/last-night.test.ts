import { expect, test } from 'vitest'
import { lastNight } from './last-night.ts'

test.each([
  ['at the stroke of the hour it is due', '2031-07-15T00:00:00Z', '2031-07-15T00:00:00Z'],
  ['a moment before, it is still that of yesterday', '2031-07-14T23:59:59.999Z', '2031-07-14T00:00:00Z'],
  ['in the evening it is that of the morning', '2031-07-15T20:00:00Z', '2031-07-15T00:00:00Z'],
  [
    'between midnights of Greenwich and Warsaw the Polish day counts',
    '2031-01-15T23:30:00Z',
    '2031-01-15T01:00:00Z',
  ],
  ['in spring two is skipped: at three', '2031-03-30T01:00:00Z', '2031-03-30T01:00:00Z'],
  ['in spring, a moment before', '2031-03-30T00:59:59Z', '2031-03-29T01:00:00Z'],
  ['in autumn two comes twice, and the first one is not it', '2031-10-26T00:30:00Z', '2031-10-25T00:00:00Z'],
  ['in autumn the second one is', '2031-10-26T01:00:00Z', '2031-10-26T01:00:00Z'],
])('%s', (_, now, struck) => {
  expect(lastNight(Temporal.Instant.from(now), '02:00').toString()).toBe(struck)
})
