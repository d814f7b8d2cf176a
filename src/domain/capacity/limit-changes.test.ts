import { expect, test } from 'vitest'
import { definitionSchema, type EventDefinition } from '../event/definition.ts'
import { limitChanges } from './limit-changes.ts'

function eventWith(limits: Readonly<Record<string, number | null>>, slotCapacity?: number): EventDefinition {
  const hours = { everyMinutes: 60, first: '10:00', last: '15:00', from: '2031-06-05', to: null }
  return definitionSchema.parse({
    schemaVersion: 2,
    title: 'Spływ',
    kind: 'entries',
    dates: { start: null, end: null },
    slots: slotCapacity === undefined ? null : { ...hours, capacity: slotCapacity },
    pools: Object.entries(limits).map(([id, capacity]) => ({
      ...{ id, name: id, capacity, refusal: 'event_full' },
    })),
  })
}

test('what the definition says anew changes, what it says as before does not', () => {
  const before = eventWith({ a: 5, b: null, c: 7 }, 20)
  expect(limitChanges(before, before)).toEqual({ added: [], changed: [], slotCapacity: null })
  expect(limitChanges(before, eventWith({ d: 1, c: null, b: 3, a: 5 }, 30))).toEqual({
    added: [0],
    changed: [
      { pool: 'c', capacity: null },
      { pool: 'b', capacity: 3 },
    ],
    slotCapacity: 30,
  })
})

test('a limit that a version leaves out changes nothing', () => {
  const changes = limitChanges(eventWith({ a: 5 }, 20), eventWith({}))
  expect(changes).toEqual({ added: [], changed: [], slotCapacity: null })
})
