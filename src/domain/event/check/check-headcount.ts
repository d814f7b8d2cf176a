import type { EventDefinition } from '../definition/definition.ts'
import { perPersonOf } from '../definition/part-amount.ts'
import { type DefinitionProblem, pathOf } from '../definition/problem.ts'

/** Where heads are counted there are no people: what is asked of a person, or taken by one, is never reached. */
export function checkHeadcount(definition: EventDefinition): DefinitionProblem[] {
  if (definition.attendance !== 'headcount') return []
  const { items, questions, groups, types, approvals, carers, requirements, plans } = definition
  const isCounted = items.some(
    ({ category, per, choose }) =>
      category === 'participation' && per === 'registration' && choose === 'quantity',
  )
  const ofPeople = [
    ...items.flatMap(({ per }, i) => (per === 'person' ? [pathOf('items', i, 'per')] : [])),
    ...questions.flatMap(({ of }, i) => (of === 'person' ? [pathOf('questions', i, 'of')] : [])),
    ...requirements.flatMap(({ of }, i) => (of === 'person' ? [pathOf('requirements', i, 'of')] : [])),
    ...groups.map((_, i) => pathOf('groups', i)),
    ...types.map((_, i) => pathOf('types', i)),
    ...approvals.map((_, i) => pathOf('approvals', i)),
    ...(carers === null ? [] : ['carers']),
  ]
  return [
    ...(isCounted
      ? []
      : [
          {
            path: 'items',
            code: 'headcount_counts_nothing' as const,
          },
        ]),
    ...ofPeople.map((path) => ({ path, code: 'headcount_knows_no_people' as const })),
    ...plans.flatMap(({ parts }, i) =>
      parts.flatMap((part, j) =>
        perPersonOf(part) !== null
          ? [
              {
                path: pathOf('plans', i, 'parts', j, 'amount.perPerson'),
                code: 'headcount_part_of_people' as const,
              },
            ]
          : [],
      ),
    ),
  ]
}
