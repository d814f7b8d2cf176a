import { expect, test } from 'vitest'
import { definitionOf } from '../event/definition/definition.fixture.ts'
import type { EventDefinition, EventDefinitionInput } from '../event/definition/definition.ts'
import { limitChanges } from './limit-changes.ts'

type Hours = EventDefinitionInput['slots']

function eventWith(limits: Readonly<Record<string, number | null>>, slots?: number | Hours): EventDefinition {
  const hours = { everyMinutes: 60, first: '10:00', last: '15:00', from: '2031-06-05', to: null }
  return definitionOf({
    schemaVersion: 3,
    title: 'Spływ',
    kind: 'entries',
    dates: { start: null, end: null },
    slots: typeof slots === 'number' ? { ...hours, capacity: slots } : (slots ?? null),
    pools: Object.entries(limits).map(([id, capacity]) => ({
      ...{ id, name: id, capacity, refusal: 'event_full' },
    })),
  })
}

test('limits changed in the definition change, unchanged ones do not', () => {
  const before = eventWith({ a: 5, b: null, c: 7 }, 20)
  expect(limitChanges(before, before)).toEqual({ added: [], changed: [], hours: [] })
  expect(limitChanges(before, eventWith({ d: 1, c: null, b: 3, a: 5 }, 30))).toEqual({
    added: [0],
    changed: [
      { pool: 'c', capacity: null },
      { pool: 'b', capacity: 3 },
    ],
    hours: [{ begin: 'slot:', capacity: 30 }],
  })
})

test('a limit that a version drops changes nothing', () => {
  const changes = limitChanges(eventWith({ a: 5 }, 20), eventWith({}))
  expect(changes).toEqual({ added: [], changed: [], hours: [] })
})

const list = (places: Readonly<Record<string, number | null>>): Hours => ({
  list: Object.entries(places).map(([time, each]) => ({ at: `2031-06-05T${time}:00`, places: each })),
})
const hourChanges = (before: number | Hours, after: number | Hours) =>
  limitChanges(eventWith({}, before), eventWith({}, after)).hours

test('of a list each hour changes that has another number, or is new', () => {
  const before = list({ '10:00': 5, '11:00': null, '12:00': 3, '13:00': 1 })
  expect(hourChanges(before, before)).toEqual([])
  expect(hourChanges(before, list({ '12:00': 3, '11:00': 4, '10:00': null, '14:00': 2 }))).toEqual([
    { begin: 'slot:2031-06-05T11:00', capacity: 4 },
    { begin: 'slot:2031-06-05T10:00', capacity: null },
    { begin: 'slot:2031-06-05T14:00', capacity: 2 },
  ])
})

test('a list in place of a pattern changes what it states otherwise, a pattern in place of a list all', () => {
  const hours = list({ '10:00': 5, '11:00': 20 })
  expect(hourChanges(20, hours)).toEqual([{ begin: 'slot:2031-06-05T10:00', capacity: 5 }])
  expect(hourChanges(hours, 20)).toEqual([{ begin: 'slot:', capacity: 20 }])
})

test('the hours of a pattern may lose their limit', () => {
  const unlimited = {
    everyMinutes: 60,
    first: '10:00',
    last: '15:00',
    from: '2031-06-05',
    to: null,
    capacity: null,
  }
  expect(hourChanges(20, unlimited)).toEqual([{ begin: 'slot:', capacity: null }])
  expect(hourChanges(unlimited, unlimited)).toEqual([])
})
