import { expect, test } from 'vitest'
import { compiled, draft, item } from '../quote/quote.fixture.ts'
import { otherPeople } from './another-person.ts'

const event = (part: Parameters<typeof compiled>[0]) => compiled({ items: [item()], ...part }).definition
const charged = event({ fees: { transfer: [{ amount: 2000 }] } })
const jan = { firstName: 'Jan', lastName: 'Nowak', birthDate: '1990-01-01' }
const others = (after: Record<string, unknown>, of = charged) =>
  otherPeople(of, draft([jan, {}]), draft([{ ...jan, ...after }, {}]))

test('two different names, or one and the birth date, make another person', () => {
  expect(others({ firstName: 'Iga', lastName: 'Lis' })).toEqual(['a'])
  expect(others({ firstName: 'Iga', birthDate: '2001-05-05' })).toEqual(['a'])
})

test('a correction does not', () => {
  expect(others({ lastName: 'Nowacki' })).toEqual([])
  expect(others({ birthDate: '1991-01-01' })).toEqual([])
  expect(others({ firstName: ' NOWAK', lastName: 'jan ' })).toEqual([])
  expect(otherPeople(charged, draft([jan]), draft([jan, { firstName: 'Iga', lastName: 'Lis' }]))).toEqual([])
})

test('the check applies only where handing over costs something or is not allowed', () => {
  const other = { firstName: 'Iga', lastName: 'Lis' }
  expect(others(other, event({}))).toEqual([])
  expect(others(other, event({ handOver: null }))).toEqual(['a'])
})
