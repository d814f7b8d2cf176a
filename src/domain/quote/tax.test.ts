import { expect, test } from 'vitest'
import { compiled, item, quoteOf } from './quote.fixture.ts'

const net = { rate: 23, prices: 'net' as const }

test('tax is added once to the whole line, to the grosz', () => {
  const event = compiled({ items: [item({ choose: 'quantity', price: 333, vat: net })] })
  const totals = [1, 3].map((fee) => quoteOf(event, [{ choices: { fee } }]).total)
  // 333 + 76,59 and 999 + 229,77
  expect(totals).toEqual([410, 1229])
})

test('gross prices have their tax in them', () => {
  const event = compiled({ items: [item({ price: 333, vat: { rate: 23 } })] })
  expect(quoteOf(event, [{}]).total).toBe(333)
})

test('changes and subsidies are told gross, and add up to the amount also after rounding', () => {
  const event = compiled({
    items: [item({ price: 101, vat: net })],
    adjustments: [
      { id: 'a', name: 'Zniżka', items: ['fee'], effect: { off: 33 } },
      { id: 'b', name: 'Dopłata', items: ['fee'], effect: { plus: 11 } },
      { id: 'c', name: 'Dofinansowanie', items: ['fee'], effect: { off: 24 }, paidBy: 'Gmina' },
    ],
  })
  const { lines, subsidies } = quoteOf(event, [{}])
  // Net 101, 68, 79, 55; gross 124,23, 83,64, 97,17, 67,65.
  expect(lines[0]).toMatchObject({
    listAmount: 124,
    amount: 68,
    reasons: [
      { code: 'fixed' },
      { code: 'adjusted', params: { amount: 40 } },
      { code: 'raised', params: { amount: 13 } },
      { code: 'paid_by', params: { amount: 29 } },
    ],
  })
  expect(subsidies).toEqual([{ by: 'Gmina', amount: 29 }])
})
