import { describe, expect, test } from 'vitest'
import { item, POOL, warningsIn } from './check.fixture.ts'

const claims = [{ pool: 'seats' }]

describe('claims', () => {
  test('that the limit can never serve', () => {
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

  test('that count somebody twice', () => {
    const TWICE = 'Limit „Miejsca” liczy się tu dwa razy dla tej samej osoby.'
    expect(warningsIn({ pools: [POOL], claims, items: [item({ claims })] })).toEqual([
      `items.0.claims.0: ${TWICE}`,
    ])
    const some = [{ pool: 'seats', when: { fact: 'isRegistrant', is: true } }]
    expect(warningsIn({ pools: [POOL], claims, items: [item({ claims: some })] })).toEqual([])
    const first = { id: 'f', name: 'F', items: ['fee'], effect: { off: 1000 }, pool: 'seats' }
    expect(warningsIn({ pools: [POOL], claims, items: [item()], adjustments: [first] })).toEqual([
      'adjustments.0.pool: Ten limit liczy też miejsca, więc każda obniżona cena zajmie w nim dodatkowe miejsce. Dodaj osobny limit.',
    ])
  })

  test('of limits of which nothing is sold', () => {
    expect(warningsIn({ pools: [{ ...POOL, capacity: 0 }], claims })).toEqual([
      'pools.0.capacity: Limit to 0, więc nikt tego nie dostanie.',
    ])
    const allotments = [{ id: 'desk', name: 'Biuro', units: 10 }]
    expect(warningsIn({ pools: [{ ...POOL, allotments }], claims })).toEqual([
      'pools.0.allotments: Wszystkie miejsca są wydzielone.',
    ])
  })
})
