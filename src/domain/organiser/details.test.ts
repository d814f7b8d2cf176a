import { expect, test } from 'vitest'
import { clashesOf, lacksNip, type OrganiserDetails, withDetails } from './details.ts'

const stored: OrganiserDetails = {
  ...{
    legalName: 'Parafia w Lipowej',
    bankAccount: '',
    address: 'ul. Polna 1',
    nip: '',
    kind: 'church',
    trader: false,
  },
  ...{ email: 'biuro@example.org', phone: '' },
}

test('a detail that nobody else has touched does not clash', () => {
  expect(clashesOf(stored, { address: 'ul. Polna 1' }, { address: 'ul. Leśna 2' })).toEqual([])
  expect(clashesOf(stored, { address: '' }, { phone: '600 100 200' })).toEqual(['phone'])
  expect(clashesOf(stored, { phone: '' }, { phone: '600 100 200' })).toEqual([])
})

test('a detail that somebody else has changed clashes, unless both want the same', () => {
  const seen = { address: '', kind: null }
  expect(clashesOf(stored, seen, { address: 'ul. Leśna 2', kind: 'association' })).toEqual([
    'address',
    'kind',
  ])
  expect(clashesOf(stored, seen, { address: 'ul. Polna 1', kind: 'church' })).toEqual([])
})

test('saving keeps what was not named, and makes a company a trader', () => {
  expect(withDetails(stored, { address: 'ul. Leśna 2', nip: undefined })).toEqual({
    ...stored,
    address: 'ul. Leśna 2',
  })
  expect(withDetails(stored, { kind: 'trader', trader: false }).trader).toBe(true)
  expect(withDetails(stored, { kind: null }).trader).toBe(false)
})

test('only a trader must have a NIP', () => {
  expect(lacksNip({ trader: true, nip: '' })).toBe(true)
  expect(lacksNip({ trader: true, nip: '5260250995' })).toBe(false)
  expect(lacksNip({ trader: false, nip: '' })).toBe(false)
  expect(lacksNip({ trader: null, nip: '' })).toBe(false)
})
