import { expect, test } from 'vitest'
import type { EventDefinitionInput } from '../event/definition/definition.ts'
import { compiled, context, item, quoteOf } from './quote.fixture.ts'

/** A ticket for 349 zł, the first ones for 249; then a card (−10%) or a code (−30 zł), whichever takes off more. */
const RULES: NonNullable<EventDefinitionInput['adjustments']> = [
  { id: 'i', name: 'Pula I', items: ['fee'], effect: { kind: 'to', amount: 24900 }, pool: 'i' },
  {
    ...{
      id: 'card',
      name: 'Karta',
      items: ['fee'],
      effect: { kind: 'percent-off', percent: 10 },
      choiceGroup: 'best',
    },
    when: { fact: 'answer.card', is: true },
  },
  {
    ...{
      id: 'code',
      name: 'Kod',
      items: ['fee'],
      effect: { kind: 'off', amount: 3000 },
      choiceGroup: 'best',
    },
    when: { fact: 'code', is: 'LATO' },
  },
]
const total = (free: number, choiceGroups: EventDefinitionInput['choiceGroups'] = []) =>
  quoteOf(
    compiled({
      choiceGroups,
      items: [item({ price: 34900 })],
      questions: [{ id: 'card', of: 'person', type: 'checkbox', label: 'Karta' }],
      adjustments: RULES,
      pools: [{ id: 'i', name: 'Pula I', capacity: 5, refusal: 'product_full' }],
    }),
    [{ answers: { card: true } }],
    { code: 'LATO' },
    context('2026-06-10T12:00:00', { free: { i: free } }),
  ).total

test('the code takes off more at the low price, the card at the full one', () => {
  expect(total(5)).toBe(21900)
  expect(total(0)).toBe(31410)
})

test.each(['person', 'registration'] as const)('the best one is found over a whole %s too', (per) => {
  expect(total(5, [{ id: 'best', per }])).toBe(21900)
  expect(total(0, [{ id: 'best', per }])).toBe(31410)
})
