import { expect, test } from 'vitest'
import { compiled, context, draft, item, quoteOf } from './quote.fixture.ts'
import { quoteChange } from './quote-change.ts'

const net = { rate: 23, prices: 'net' as const }

test('tax is added once to the whole line, to the grosz', () => {
  const event = compiled({ items: [item({ choose: 'quantity', price: 333, vat: net })] })
  const totals = [1, 3].map((fee) => quoteOf(event, [{ choices: { fee } }]).total)
  // 333 + 76,59 and 999 + 229,77
  expect(totals).toEqual([410, 1229])
})

test('gross prices include their tax', () => {
  const event = compiled({ items: [item({ price: 333, vat: { rate: 23 } })] })
  expect(quoteOf(event, [{}]).total).toBe(333)
})

test('changes and subsidies are reported gross, and add up to the amount also after rounding', () => {
  const event = compiled({
    items: [item({ price: 101, vat: net })],
    adjustments: [
      { id: 'a', name: 'Zniżka', items: ['fee'], effect: { kind: 'off', amount: 33 } },
      { id: 'b', name: 'Dopłata', items: ['fee'], effect: { kind: 'plus', amount: 11 } },
      {
        id: 'c',
        name: 'Dofinansowanie',
        items: ['fee'],
        effect: { kind: 'off', amount: 24 },
        paidBy: 'Gmina',
      },
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

test('no tax is added for exempt people, and a later statement keeps the early price', () => {
  const fee = item({
    price: [{ when: { fact: 'day', atMost: '2026-06-30' }, amount: 95_000 }, { amount: 115_000 }],
    vat: { ...net, exemptWhen: { fact: 'answer.public', is: true } },
  })
  const question = {
    id: 'public',
    of: 'person' as const,
    type: 'checkbox' as const,
    label: 'Środki publiczne',
  }
  const event = compiled({ items: [fee], questions: [question] })
  const people = [{ answers: { public: true } }, {}]
  const { lines, total, due } = quoteOf(event, people)
  expect([lines.map(({ amount }) => amount), total]).toEqual([[95_000, 116_850], 211_850])
  const day = Temporal.PlainDateTime.from('2026-06-10T12:00:00')
  const agreed = {
    draft: draft(people),
    lines,
    total,
    due,
    registeredAt: day,
    pricedAt: day,
    channel: 'online' as const,
  }
  const both = draft([people[0] ?? {}, people[0] ?? {}])
  expect(quoteChange(event, agreed, both, context('2026-10-01T12:00:00')).total).toBe(190_000)
})
