import type { EventDefinition } from '../definition/definition.ts'
import { type DefinitionProblem, pathOf } from '../definition/problem.ts'

/** Bounds of numbers that decide nothing, or that no registration can meet. */
export const lintNumbers = (definition: EventDefinition): DefinitionProblem[] => [
  ...unreachableBounds(definition),
  ...tooFewPieces(definition),
]

function unreachableBounds({ items }: EventDefinition): DefinitionProblem[] {
  return items.flatMap(({ choose, options, max }, i): DefinitionProblem[] => {
    const path = pathOf('items', i, 'max')
    if (max === undefined) return []
    if ((choose === 'any' || choose === 'span') && max > options.length)
      return [{ path, code: 'item_most_above_options', values: { options: options.length } }]
    return max > 1 && ['always', 'one', 'optional', 'amount'].includes(choose)
      ? [{ path, code: 'item_most_of_one' }]
      : []
  })
}

/** Where heads are counted, the counted items have bounds of their own. */
function tooFewPieces({
  attendance,
  items,
  peoplePerRegistration: { min },
}: EventDefinition): DefinitionProblem[] {
  if (attendance !== 'headcount') return []
  const counted = items.filter(({ category, per }) => category === 'participation' && per === 'registration')
  const most = counted.reduce((sum, { max }) => sum + (max ?? Number.POSITIVE_INFINITY), 0)
  return counted.length > 0 && most < min
    ? [{ path: 'peoplePerRegistration', code: 'people_above_tickets', values: { least: min, most } }]
    : []
}
