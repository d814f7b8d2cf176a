import { expect, test } from 'vitest'
import {
  askedOf,
  conditionsOf,
  readListSearch,
  TAKING_PART,
  withCondition,
  withKnown,
} from './list-search.ts'

test('known parameters are read and the rest dropped', () => {
  expect(
    readListSearch({ szukaj: ' Kowalska ', warunki: 'group:zolta|,x', kolejnosc: 'najnowsze', gesto: 'tak' }),
  ).toEqual({ szukaj: 'Kowalska', warunki: 'group:zolta', kolejnosc: 'najnowsze', gesto: 'tak' })
  expect(readListSearch({ szukaj: '  ', kolejnosc: 'toString', strona: '2' })).toEqual({})
  expect(readListSearch({ szukaj: 'x'.repeat(300) }).szukaj).toHaveLength(100)
})

test('a list of people begins with those who take part, until somebody chooses otherwise', () => {
  expect(conditionsOf('people', {})).toEqual([TAKING_PART])
  expect(conditionsOf('people', { warunki: '' })).toEqual([])
  expect(conditionsOf('registrations', {})).toEqual([])
  expect(withCondition('people', {}, { key: 'group', values: ['biała'] })).toEqual({
    warunki: 'state:awaiting_approval|awaiting_payment|confirmed,group:bia%C5%82a',
  })
  expect(withCondition('people', {}, { key: 'state', values: [] })).toEqual({ warunki: '' })
})

test('the server is asked for the order of the list unless another is chosen', () => {
  expect(askedOf('registrations', {}, ['state'])).toEqual({ sort: 'time', order: 'down', columns: 'state' })
  expect(askedOf('people', { warunki: '', kolejnosc: 'najstarsi', szukaj: 'a' }, [])).toEqual({
    ...{ search: 'a', sort: 'age', order: 'down', columns: '' },
  })
})

test('a condition that the list no longer knows, or not for this role, is left out of what is asked', () => {
  const search = { warunki: 'group:biala,answer.choroby:astma' }
  expect(withKnown('people', search, ['group', 'answer.choroby'])).toBe(search)
  expect(withKnown('people', search, ['group'])).toEqual({ warunki: 'group:biala' })
  // Nothing left is not the same as nothing chosen: that would be who takes part.
  expect(withKnown('people', { warunki: 'x:1' }, [])).toEqual({ warunki: '' })
})
