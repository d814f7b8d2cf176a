import { expect, test } from 'vitest'
import { parseDefinition } from './check-definition.ts'

const event = (part: Record<string, unknown>) =>
  parseDefinition({
    ...{ schemaVersion: 3, title: 'Rajd', kind: 'other', dates: { start: '2026-08-05', end: null }, ...part },
  })
const POOL = { id: 'seats', name: 'Miejsca', capacity: 10, refusal: 'event_full' }
const HOURS = { everyMinutes: 30, first: '09:00', last: '17:00', from: '2026-08-05', to: null, capacity: 10 }
const passing = { waitingList: { smallerMayPass: true } }

test('an event has a waiting list in strict order, unless stated otherwise', () => {
  expect(event({})).toMatchObject({ ok: true, definition: { waitingList: { smallerMayPass: false } } })
  expect(event({ waitingList: null })).toMatchObject({ ok: true, definition: { waitingList: null } })
})

test('letting smaller parties pass needs a limit with a waiting list', () => {
  expect(event({ ...passing, pools: [POOL] })).toMatchObject({ ok: true })
  expect(event({ ...passing, slots: HOURS })).toMatchObject({ ok: true })
  expect(event(passing)).toEqual({
    ok: false,
    problems: [{ path: 'waitingList.smallerMayPass', code: 'waiting_without_limits' }],
  })
})
