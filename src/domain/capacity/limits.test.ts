import { expect, test } from 'vitest'
import { definitionOf } from '../event/definition/definition.fixture.ts'
import { isLimit, limitName } from './limits.ts'
import { startCapacity } from './start-capacity.ts'

const hours = { everyMinutes: 60, first: '10:00', last: '15:00', from: '2031-06-05', to: null, capacity: 20 }
const event = definitionOf({
  schemaVersion: 3,
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
  // The same hour in another notation would be a limit of its own.
  ['slot:2031-06-05T10:00:00', false],
  ['slot:', false],
])('%s is a limit: %s', (pool, expected) => {
  expect(isLimit(event, pool)).toBe(expected)
})

test('a limit has the name that the event gives it', () => {
  expect(limitName(event, 'event')).toBe('Miejsca')
  expect(limitName(event, 'slot:2031-06-05T10:00')).toBeNull()
})

test('no hour is a limit without hours of entry', () => {
  expect(isLimit({ ...event, slots: null }, 'slot:2031-06-05T10:00')).toBe(false)
})

test('the hours of a list are limits, each with places of its own', () => {
  const list = [20, null].map((places, i) => ({ at: `2031-06-05T1${i}:00:00`, places }))
  const listed = { ...event, slots: { list } }
  const pools = ['slot:2031-06-05T10:00', 'slot:2031-06-05T11:00', 'slot:2031-06-05T12:00']
  expect(pools.map((pool) => isLimit(listed, pool))).toEqual([true, true, false])
  expect(pools.map((pool) => startCapacity(listed, pool))).toEqual([20, null, 0])
})
