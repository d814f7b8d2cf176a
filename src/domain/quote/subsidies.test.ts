import { expect, test } from 'vitest'
import { compiled, item, quoteOf } from './quote.fixture.ts'

test('what two third parties pay of one price is listed for both', () => {
  const half = { items: ['fee'], effect: { kind: 'percent-off' as const, percent: 50 } }
  const event = compiled({
    items: [item({ price: 10_000 })],
    adjustments: [
      { id: 'town', name: 'Gmina', paidBy: 'Gmina Borów', ...half },
      { id: 'parish', name: 'Parafia', paidBy: 'Parafia', ...half },
    ],
  })
  const { total, subsidies } = quoteOf(event, [{}])
  expect(total).toBe(2500)
  expect(subsidies).toEqual([
    { by: 'Gmina Borów', amount: 5000 },
    { by: 'Parafia', amount: 2500 },
  ])
})
