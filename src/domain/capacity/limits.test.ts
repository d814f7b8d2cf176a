import { expect, test } from 'vitest'
import { definitionSchema } from '../event/definition.ts'
import { isLimit, limitName } from './limits.ts'

const hours = { everyMinutes: 60, first: '10:00', last: '15:00', from: '2031-06-05', to: null, capacity: 20 }
const event = definitionSchema.parse({
  schemaVersion: 2,
  title: 'Muzeum',
  kind: 'entries',
  dates: { start: null, end: null },
  slots: hours,
  pools: [{ id: 'event', name: 'Miejsca', capacity: 9, refusal: 'event_full' }],
})

test.each([
  ['event', true],
  ['coach', false],
  ['event/biuro', false],
  ['slot:2031-06-05T10:00', true],
  ['slot:2031-06-05T10:30', false],
  ['slot:2031-06-04T10:00', false],
  ['slot:2031-06-05T10:00/biuro', false],
  // The same hour in other words would be a limit of its own.
  ['slot:2031-06-05T10:00:00', false],
  ['slot:', false],
])('%s is a limit: %s', (pool, expected) => {
  expect(isLimit(event, pool)).toBe(expected)
})

test('a limit is called as the event calls it', () => {
  expect(limitName(event, 'event')).toBe('Miejsca')
  expect(limitName(event, 'slot:2031-06-05T10:00')).toBeNull()
})

test('without hours of entry no hour is a limit', () => {
  expect(isLimit({ ...event, slots: null }, 'slot:2031-06-05T10:00')).toBe(false)
})
