import { describe, expect, test } from 'vitest'
import { problemsOf } from '#test/support/definition-problems.ts'
import { item } from './check.fixture.ts'

const mine = { id: 'mine', name: 'Moje', capacity: 3, per: 'registrant', refusal: 'limit_per_registrant' }
const once = { id: 'once', name: 'Raz', capacity: 1, per: 'person', refusal: 'limit_per_person' }

test('limits of one person that can be counted have no problem', () => {
  const claims = [{ pool: 'mine' }, { pool: 'once' }]
  expect(problemsOf({ pools: [mine, { ...once, refusal: 'code_invalid' }], claims })).toEqual([])
})

test.each([
  [{ ...mine, capacity: null }, 'pools.0.capacity: Limit jednej osoby potrzebuje liczby.'],
  [
    { ...mine, refusal: 'event_full' },
    'pools.0.refusal: Limit jednej osoby odmawia kodem limit_per_registrant albo code_invalid.',
  ],
  [
    { ...once, refusal: 'limit_per_registrant' },
    'pools.0.refusal: Limit jednej osoby odmawia kodem limit_per_person albo code_invalid.',
  ],
  [
    { ...mine, allotments: [{ id: 'desk', name: 'Biuro', units: 1 }] },
    'pools.0.allotments: Z limitu jednej osoby nie można wydzielić miejsc.',
  ],
  [{ ...mine, per: undefined }, 'pools.0.refusal: Ten kod jest dla limitu jednej osoby. Dodaj „per”.'],
])('%j', (pool, problem) => {
  expect(problemsOf({ pools: [pool], claims: [{ pool: pool.id }] })).toEqual([problem])
})

test('only a person takes from a limit of persons, and only a person who can be identified again', () => {
  const problem = 'Limit jednego uczestnika może zająć tylko uczestnik, a nie całe zgłoszenie.'
  const claims = [{ pool: 'once' }]
  const tent = item({ id: 'tent', per: 'registration', choose: 'optional', claims })
  expect(problemsOf({ pools: [once], items: [item(), tent] })).toEqual([`items.1.claims.0: ${problem}`])
  expect(problemsOf({ pools: [once], claims: [{ pool: 'once', sharedBy: 2 }] })).toEqual([
    `claims.0: ${problem}`,
  ])
  expect(problemsOf({ pools: [once], claims, ask: { birthDate: 'optional', sex: 'no' } })).toEqual([
    'pools.0.per: Limit jednego uczestnika potrzebuje daty urodzenia albo numeru PESEL każdej osoby.',
  ])
})

test('a limit of one person changes no price', () => {
  const first = { id: 'f', name: 'F', items: ['fee'], effect: { kind: 'off', amount: 1000 }, pool: 'mine' }
  expect(problemsOf({ pools: [mine], items: [item()], adjustments: [first] })).toEqual([
    'adjustments.0.pool: Limit jednej osoby, godziny albo dnia nie może zmieniać ceny.',
  ])
})

describe('a limit of each hour of entry', () => {
  const guides = { id: 'guides', name: 'Przewodnicy', capacity: 2, per: 'hour', refusal: 'product_full' }
  const slots = {
    ...{ everyMinutes: 60, first: '09:00', last: '15:00', from: '2026-08-05', to: null },
    capacity: 40,
  }
  const claims = [{ pool: 'guides' }]

  test('needs hours of entry', () => {
    expect(problemsOf({ pools: [guides], claims, slots })).toEqual([])
    expect(problemsOf({ pools: [{ ...guides, per: 'day' }], claims })).toEqual([
      'pools.0.per: Limit godziny albo dnia wymaga godzin wejścia („slots”).',
    ])
  })

  test('has no allotments, and reports a lack of places', () => {
    const desk = [{ id: 'desk', name: 'Biuro', units: 1 }]
    expect(problemsOf({ pools: [{ ...guides, allotments: desk }], claims, slots })).toEqual([
      'pools.0.allotments: Z limitu godziny albo dnia nie można wydzielić miejsc.',
    ])
    expect(problemsOf({ pools: [{ ...guides, refusal: 'limit_per_person' }], claims, slots })).toEqual([
      'pools.0.refusal: Ten kod jest dla limitu jednej osoby. Dodaj „per”.',
    ])
  })
})
