import type { EventDefinitionInput } from '../event/definition/definition.ts'
import { compiled, context, item, quoteOf } from './quote.fixture.ts'

/** A fee by age and a coach by pieces, with adjustments of a test. */

export type Adjustments = NonNullable<EventDefinitionInput['adjustments']>
export type Rest = Partial<EventDefinitionInput>

const PRICE = [{ when: { fact: 'age', atMost: 12 }, amount: 6000 }, { amount: 10000 }]
export const COACH = item({ id: 'coach', name: 'Autokar', choose: 'quantity', price: 5000 })
export const CHILD = { birthDate: '2016-01-01' }

/** An adjustment of the fee, unless it names other items. */
export const rule = (part: Omit<Adjustments[number], 'name' | 'items'> & { items?: string[] }) => ({
  name: part.id.toUpperCase(),
  items: ['fee'],
  ...part,
})

export const quoted = (
  adjustments: Adjustments,
  people: Record<string, unknown>[],
  rest: Rest = {},
  free = {},
) =>
  quoteOf(
    compiled({ items: [item({ price: PRICE }), COACH], adjustments, ...rest }),
    people,
    {},
    context('2026-06-10T12:00:00', { free }),
  )

/** 'item amount' of each line. */
export const amounts = (...args: Parameters<typeof quoted>) =>
  quoted(...args).lines.map(({ item: id, amount }) => `${id} ${amount}`)
