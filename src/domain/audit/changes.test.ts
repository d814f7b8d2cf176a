import { expect, test } from 'vitest'
import { changes } from './changes.ts'

test('keeps the fields that differ, before and after', () => {
  expect(changes({ state: 'awaiting_payment', total: 100 }, { state: 'confirmed', total: 100 })).toEqual({
    before: { state: 'awaiting_payment' },
    after: { state: 'confirmed' },
  })
})

test('a created thing has no before, a removed one no after', () => {
  expect(changes({}, { role: 'owner' })).toEqual({ before: {}, after: { role: 'owner' } })
  expect(changes({ role: 'owner' }, {})).toEqual({ before: { role: 'owner' }, after: {} })
})

test('null is a value: a limit that was removed', () => {
  expect(changes({ event: 10, coach: null }, { event: null, coach: null })).toEqual({
    before: { event: 10 },
    after: { event: null },
  })
})

test('nested values are compared as a whole, whatever their order', () => {
  const address = { street: 'Rynek 1', town: 'Borów' }
  expect(changes({ address }, { address: { town: 'Borów', street: 'Rynek 1' } })).toEqual({
    before: {},
    after: {},
  })
})
