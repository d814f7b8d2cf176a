import { describe, expect, test } from 'vitest'
import { warningsIn } from '#test/support/definition-problems.ts'
import { item, POOL } from '../check/check.fixture.ts'

const claims = [{ pool: 'seats' }]

describe('claims', () => {
  test('that the limit can never serve are reported', () => {
    const units = (count: number) =>
      warningsIn({
        pools: [POOL],
        items: [item({ choose: 'optional', claims: [{ pool: 'seats', units: count }] })],
      })
    expect(units(11)).toEqual([
      'items.0.claims.0: To się nigdy nie zmieści: zajmuje naraz 11 miejsc, a limit „Miejsca” to 10.',
    ])
    expect(units(10)).toEqual([])
    expect(warningsIn({ pools: [POOL], claims, peoplePerRegistration: { min: 11, max: 20 } })).toEqual([
      'claims.0: To się nigdy nie zmieści: zajmuje naraz 11 miejsc, a limit „Miejsca” to 10.',
    ])
  })

  test('that count a person twice are reported', () => {
    const TWICE = 'Limit „Miejsca” liczy się tu dwa razy dla tej samej osoby.'
    expect(warningsIn({ pools: [POOL], claims, items: [item({ claims })] })).toEqual([
      `items.0.claims.0: ${TWICE}`,
    ])
    const some = [{ pool: 'seats', when: { fact: 'isRegistrant', is: true } }]
    expect(warningsIn({ pools: [POOL], claims, items: [item({ claims: some })] })).toEqual([])
    const first = { id: 'f', name: 'F', items: ['fee'], effect: { kind: 'off', amount: 1000 }, pool: 'seats' }
    expect(warningsIn({ pools: [POOL], claims, items: [item()], adjustments: [first] })).toEqual([
      'adjustments.0.pool: Ten limit liczy też miejsca, więc każda obniżona cena zajmie w nim dodatkowe miejsce. Dodaj osobny limit.',
    ])
  })

  test('of limits of which nothing is sold are reported', () => {
    expect(warningsIn({ pools: [{ ...POOL, capacity: 0 }], claims })).toEqual([
      'pools.0.capacity: Limit to 0, więc nikt tego nie dostanie.',
    ])
    const allotments = [{ id: 'desk', name: 'Biuro', units: 10 }]
    expect(warningsIn({ pools: [{ ...POOL, allotments }], claims })).toEqual([
      'pools.0.allotments: Wszystkie miejsca są wydzielone.',
    ])
  })

  test('of listed hours that are too small for anybody are reported', () => {
    const list = [0, 2, 3, null].map((places, i) => ({ at: `2026-08-05T1${i}:00:00`, places }))
    expect(warningsIn({ slots: { list }, peoplePerRegistration: { min: 3, max: 9 } })).toEqual([
      'slots.list.1.places: Nikt się nie zmieści: godzina wejścia ma 2 miejsc, a zgłoszenie to co najmniej 3 osób.',
      'slots.list.0.places: Limit to 0, więc nikt tego nie dostanie.',
    ])
  })
})
