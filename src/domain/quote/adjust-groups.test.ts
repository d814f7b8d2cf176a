import { expect, test } from 'vitest'
import type { EventDefinitionInput } from '../event/definition/definition.ts'
import { compiled, item, quoteOf } from './quote.fixture.ts'

type Rule = NonNullable<EventDefinitionInput['adjustments']>[number]

test('the best of a group is found at the price before other groups, which may still lose', () => {
  const off = (id: string, choiceGroup: string, effect: Rule['effect']): Rule => ({
    ...{ id, name: id, items: ['fee'], choiceGroup },
    effect,
  })
  const event = compiled({
    items: [item({ price: 10000 })],
    adjustments: [
      off('child', 'age', { kind: 'off', amount: 5000 }),
      off('half', 'code', { kind: 'percent-off', percent: 50 }),
      off('less', 'code', { kind: 'off', amount: 4000 }),
    ],
  })
  // Half of 100 zł is more than 40 zł; of what is left it takes 25.
  expect(quoteOf(event, [{}]).total).toBe(2500)
})
