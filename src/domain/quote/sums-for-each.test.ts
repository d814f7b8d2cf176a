import { describe, expect, test } from 'vitest'
import type { EventDefinitionInput } from '../event/definition/definition.ts'
import { compiled, item, quoteOf } from './quote.fixture.ts'

type Plans = NonNullable<EventDefinitionInput['plans']>

describe('a sum for each of a number', () => {
  const deposit = (each: string): Plans => [
    {
      ...{ id: 'p', name: 'P' },
      parts: [
        { name: 'Zaliczka', amount: { fixed: 5_000, each }, due: { on: '2026-06-20' } },
        { name: 'Reszta', amount: 'rest', due: { on: '2026-07-20' } },
      ],
    },
  ]
  const amounts = (...of: Parameters<typeof quoteOf>) => quoteOf(...of).due.map(({ amount }) => amount)

  test('counts heads without names', () => {
    const event = compiled({
      attendance: 'headcount',
      items: [
        item({ per: 'registration', choose: 'quantity', price: 12_000 }),
        item({ id: 'guide', category: 'other', per: 'registration', choose: 'quantity', price: 1_000 }),
      ],
      plans: deposit('people'),
    })
    expect(amounts(event, [], { choices: { fee: 7, guide: 1 } })).toEqual([35_000, 50_000])
  })

  test('for teams is no more than the price, and zero for none', () => {
    const event = compiled({
      items: [item({ id: 'team', per: 'registration', choose: 'quantity', price: 4_000 })],
      plans: deposit('number.team'),
    })
    expect(amounts(event, [{}], { choices: { team: 3 } })).toEqual([12_000])
    const paid = compiled({
      items: [
        item({ price: 9_000 }),
        item({ id: 'team', per: 'registration', choose: 'quantity', price: 7_000 }),
      ],
      plans: deposit('number.team'),
    })
    expect(amounts(paid, [{}, {}], { choices: { team: 2 } })).toEqual([10_000, 22_000])
    expect(amounts(paid, [{}, {}])).toEqual([18_000])
  })

  test('for people is due once for each, though one of them pays nothing', () => {
    const price = [{ when: { fact: 'age', atMost: 3 }, amount: 0 }, { amount: 20_000 }]
    const family = compiled({ items: [item({ price })], plans: deposit('people') })
    expect(amounts(family, [{}, {}, { birthDate: '2025-01-01' }])).toEqual([15_000, 25_000])
  })
})
