import { expect, test } from 'vitest'
import { changes } from './changes.ts'

test('keeps the fields that differ, as they were and as they are', () => {
  expect(changes({ state: 'awaiting_payment', total: 100 }, { state: 'confirmed', total: 100 })).toEqual({
    before: { state: 'awaiting_payment' },
    after: { state: 'confirmed' },
  })
})

test('what came about has no before, what is gone no after', () => {
  expect(changes({}, { role: 'owner' })).toEqual({ before: {}, after: { role: 'owner' } })
  expect(changes({ role: 'owner' }, {})).toEqual({ before: { role: 'owner' }, after: {} })
})

test('nothing is something: a limit that was taken away', () => {
  expect(changes({ event: 10, coach: null }, { event: null, coach: null })).toEqual({
    before: { event: 10 },
    after: { event: null },
  })
})

test('values of several parts are compared as wholes, whatever their order', () => {
  const address = { street: 'Rynek 1', town: 'Borów' }
  expect(changes({ address }, { address: { town: 'Borów', street: 'Rynek 1' } })).toEqual({
    before: {},
    after: {},
  })
})
