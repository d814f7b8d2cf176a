import { expect, test } from 'vitest'
import { compiled, draft, item } from '../quote/quote.fixture.ts'
import {
  holderName,
  holderOf,
  isOwnPool,
  limitOf,
  ownPool,
  ownPoolsOf,
  timeOf,
  unitsByLimit,
} from './own-pools.ts'

const { definition } = compiled({
  items: [item()],
  claims: [{ pool: 'mine' }, { pool: 'once' }],
  pools: [
    { id: 'mine', name: 'Moje', capacity: 3, per: 'registrant', refusal: 'limit_per_registrant' },
    { id: 'once', name: 'Raz', capacity: 1, per: 'person', refusal: 'limit_per_person' },
  ],
  questions: [{ id: 'pesel', of: 'person', label: 'PESEL', type: 'pesel' }],
})

const named = (person: Record<string, unknown>) => {
  const [first] = draft([person]).people
  return first === undefined ? null : holderName(definition, first)
}

test('a pool contains its limit and its holder', () => {
  expect(ownPool('mine', 'kot ewa 1990-01-01')).toBe('mine~kot ewa 1990-01-01')
  expect(limitOf('mine~kot~ewa')).toBe('mine')
  expect(holderOf('mine~kot~ewa')).toBe('kot~ewa')
  expect(['mine', 'mine~', 'slot:2026-06-12T10:00', 'event/biuro'].map(isOwnPool)).toEqual([
    ...[false, true, false, false],
  ])
  expect(
    ['guide~@2026-06-12T10:00', 'guide~@2026-06-12', 'once~@2026 ewa 1990-01-01'].map(isOwnPool),
  ).toEqual([...[false, false, true]])
  expect(
    ['guide~@2026-06-12T10:00', 'guide~@2026-06-12', 'once~@2026 ewa 1990-01-01', 'mine'].map(timeOf),
  ).toEqual([...['2026-06-12T10:00', '2026-06-12', null, null]])
  expect(limitOf('slot:2026-06-12T10:00')).toBe('slot:2026-06-12T10:00')
})

test('a person is identified by PESEL, else by name and birth date in any spelling', () => {
  const anna = { firstName: 'Anna  Maria', lastName: 'ŻUK', birthDate: '1990-01-01' }
  expect(named(anna)).toBe('żuk anna maria 1990-01-01')
  expect(named({ ...anna, firstName: ' anna maria', lastName: 'Żuk ' })).toBe(named(anna))
  expect(named({ ...anna, birthDate: '1990-01-02' })).not.toBe(named(anna))
  expect(named({ ...anna, answers: { pesel: '90010112345' } })).toBe('90010112345')
  expect([named({ ...anna, lastName: ' ' }), named({ ...anna, birthDate: null })]).toEqual([null, null])
})

test('all pools that a draft may use up, the same person once', () => {
  const people = [{}, {}, { firstName: 'Jan' }, { lastName: '' }]
  expect(ownPoolsOf(definition, draft(people))).toEqual([
    'mine~',
    'once~kowalska anna 1990-01-01',
    'once~kowalska jan 1990-01-01',
  ])
})

test('units of one limit add up', () => {
  const claims = [
    { pool: 'once~a', units: 1 },
    { pool: 'event', units: 2 },
    { pool: 'once~b', units: 1 },
  ]
  expect(Object.fromEntries(unitsByLimit(claims))).toEqual({ once: 2, event: 2 })
})
