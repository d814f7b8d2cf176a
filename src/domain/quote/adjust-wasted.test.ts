import { expect, test } from 'vitest'
import { compiled, context, item, quoteOf } from './quote.fixture.ts'

/** A surcharge first, then a price for the first few that is no lower than that of the list. */
const event = (to: number) =>
  compiled({
    items: [item({ price: 10000 })],
    adjustments: [
      { id: 'single', name: 'Pokój jednoosobowy', items: ['fee'], effect: { kind: 'plus', amount: 5000 } },
      { id: 'first', name: 'Pula I', items: ['fee'], effect: { kind: 'to', amount: to }, pool: 'first' },
    ],
    pools: [{ id: 'first', name: 'Pula I', capacity: 5, refusal: 'product_full' }],
  })
const outcome = (to: number) => {
  const { total, claims } = quoteOf(event(to), [{}], {}, context(undefined, { free: { first: 5 } }))
  return { total, claims: claims.map(({ pool, units }) => [pool, units]) }
}

test('a reduced price that is not below the list price takes off no surcharge and no place', () => {
  expect(outcome(10000)).toEqual({ total: 15000, claims: [] })
  expect(outcome(9999)).toEqual({ total: 9999, claims: [['first', 1]] })
})
