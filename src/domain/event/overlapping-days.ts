import { overlapsAmong } from './check-overlaps.ts'
import type { EventDefinition } from './definition.ts'
import { pricesOf } from './named-facts.ts'
import { type DefinitionProblem, pathOf } from './problem.ts'

/** The days of registering and paying that price lists are stepped by. */
const LABELS = new Map([
  ['day', 'dzień zapisu'],
  ['paymentDay', 'dzień wpłaty'],
  ['firstPaymentDay', 'dzień pierwszej wpłaty'],
])

/** Rows and classes that name their own first day, and begin before the one ahead of them is over. */
export function overlappingDays(definition: EventDefinition): DefinitionProblem[] {
  const words = { labelOf: (fact: string) => LABELS.get(fact) ?? fact }
  const facts = [...LABELS.keys()]
  return [
    ...pricesOf(definition).flatMap(({ path, price }) =>
      Array.isArray(price) ? overlapsAmong(path, price, words, facts) : [],
    ),
    ...definition.facts.flatMap((own, i) =>
      own.kind === 'class' ? overlapsAmong(pathOf('facts', i, 'values'), own.values, words, facts) : [],
    ),
  ]
}
