import { expect, test } from 'vitest'
import { definitionOf } from '../event/definition/definition.fixture.ts'
import { groupsOfLimit, limitSubject } from './limit-subject.ts'

const item = { legalKind: 'participation', per: 'person', choose: 'optional', price: 3000 }

const definition = definitionOf({
  schemaVersion: 3,
  title: 'Wycieczka na Łysicę',
  kind: 'other',
  dates: { start: '2031-06-05', end: '2031-06-07' },
  limit: 10,
  groups: [{ id: 'biala', name: 'Biała', limit: 3 }],
  types: [{ id: 'adult', name: 'Dorosły', claims: [{ pool: 'beds' }] }],
  items: [
    { ...item, id: 'coach', name: 'Autokar', category: 'transport', claims: [{ pool: 'beds' }] },
    { ...item, id: 'ship', name: 'Rejs', category: 'transport', limit: 4 },
  ],
  pools: [{ id: 'beds', name: 'Łóżka', capacity: 5 }],
})

test.each([
  ['event', 'event'],
  ['biala', 'group'],
  ['ship', 'item'],
  ['beds', 'shared'],
  ['gone', 'shared'],
  ['slot:2031-06-05T10:00', 'hour'],
] as const)('%s is a limit of: %s', (pool, subject) => {
  expect(limitSubject(definition, pool)).toBe(subject)
})

test('a limit of a group names it, and no other limit does', () => {
  expect(groupsOfLimit(definition, 'biala')).toEqual(['biala'])
  expect(groupsOfLimit(definition, 'ship')).toEqual([])
  expect(groupsOfLimit(definition, 'slot:2031-06-05T10:00')).toEqual([])
})
