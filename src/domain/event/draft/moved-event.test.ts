import { expect, test } from 'vitest'
import { type DefinitionDocument, definitionSchema } from '../definition/definition.ts'
import { newEvent } from './basics.ts'
import { movedEvent } from './moved-event.ts'

const EVENT: DefinitionDocument = definitionSchema.parse({
  ...newEvent({ title: 'Rajd', start: '2026-08-05', end: '2026-08-14', place: 'Borów' }),
  windows: [{ opens: '2026-01-04T09:00:00', closes: '2026-07-31T23:59:00' }],
})
const at = (now: string, start: string, place: string | null = null) =>
  movedEvent(EVENT, { start, place, now: Temporal.PlainDateTime.from(now) })

test('all days move by the same number of days, and the place as given', () => {
  const moved = at('2026-01-01T12:00', '2026-08-09', 'Kielce')
  expect(moved?.days).toBe(4)
  expect(moved?.document).toMatchObject({
    dates: { start: '2026-08-09', end: '2026-08-18' },
    windows: [{ opens: '2026-01-08T09:00:00', closes: '2026-08-04T23:59:00' }],
    page: { place: 'Kielce' },
  })
})

test('earlier, at the same place', () => {
  const moved = at('2026-01-01T12:00', '2026-08-01')
  expect(moved).toMatchObject({
    days: -4,
    document: { dates: { end: '2026-08-10' }, page: { place: 'Borów' } },
  })
})

test.each([
  ['2026-01-04T08:59:59', '2026-01-08T09:00:00'],
  ['2026-01-04T09:00:00', '2026-01-04T09:00:00'],
])('registration that has opened stays open (%s)', (now, opens) => {
  expect(at(now, '2026-08-09')?.document.windows[0]?.opens).toBe(opens)
})

test('another place on the same days', () => {
  expect(at('2026-01-01T12:00', '2026-08-05', 'Kielce')).toMatchObject({
    days: 0,
    document: { dates: EVENT.dates, windows: EVENT.windows, page: { place: 'Kielce' } },
  })
})

test('an event without days is not moved, and no event is moved to an invalid day', () => {
  expect(at('2026-01-01T12:00', '2026-02-30')).toBeNull()
  const undated = { ...EVENT, dates: { ...EVENT.dates, start: null } }
  const wanted = { start: '2026-08-09', place: null, now: Temporal.PlainDateTime.from('2026-01-01T12:00') }
  expect(movedEvent(undated, wanted)).toBeNull()
})
