import type { EventDefinition } from '../definition/definition.ts'
import { type DefinitionProblem, pathOf } from '../definition/problem.ts'

/** Patterns of numbers name only existing fields. */
export function checkNumbers({ numbers, groups, types }: EventDefinition): DefinitionProblem[] {
  const there = { group: groups.length > 0, type: types.length > 0 }
  return numbers.flatMap(({ pattern, per }, i) => {
    const path = pathOf('numbers', i, 'pattern')
    const named = [...pattern.matchAll(/\{([^}]*)\}/g)].map(([, field = '']) => field)
    const unknown = named.filter((field) => !/^(?:n(?::[1-6])?|group|type)$/.test(field))
    const absent = (['group', 'type'] as const).filter(
      (each) => !there[each] && (named.includes(each) || per === each),
    )
    return [
      ...unknown.map((field) => ({ path, code: 'number_field_unknown' as const, values: { field } })),
      ...absent.map((parts) => ({
        path: named.includes(parts) ? path : pathOf('numbers', i, 'per'),
        code: 'number_needs' as const,
        values: { parts },
      })),
    ]
  })
}
