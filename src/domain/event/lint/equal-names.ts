import type { EventDefinition } from '../definition/definition.ts'
import { type DefinitionProblem, pathOf } from '../definition/problem.ts'

/** One entry of a list from which people choose, as they read it. */
interface Named {
  readonly name: string
  /** Entries for different people may have the same name. */
  readonly when?: unknown
  readonly ages?: unknown
}

/** Two entries of a list that people cannot distinguish. */
export function equalNames(definition: EventDefinition): DefinitionProblem[] {
  const { groups, types, items, questions, plans, facts } = definition
  return [
    ...twice('groups', groups),
    ...twice('types', types),
    ...questions.flatMap(({ options }, i) => twice(pathOf('questions', i, 'options'), options)),
    ...twice(
      'questions',
      questions.map((each) => ({ ...each, name: each.label })),
    ),
    ...facts.flatMap((own, i) =>
      own.kind === 'class'
        ? twice(
            pathOf('facts', i, 'values'),
            own.values.map(({ name }) => ({ name })),
          )
        : [],
    ),
    ...twice('items', items),
    ...items.flatMap(({ options }, i) => twice(pathOf('items', i, 'options'), options)),
    ...twice('plans', plans),
  ]
}

function twice(path: string, all: readonly Named[]): DefinitionProblem[] {
  const first = new Map<string, number>()
  return all.flatMap(({ name, when, ages }, i) => {
    const key = when === undefined && ages === undefined ? name.toLocaleLowerCase('pl') : null
    if (key === null) return []
    if (!first.has(key)) {
      first.set(key, i)
      return []
    }
    return [{ path: pathOf(path, i), code: 'name_twice', values: { name } }]
  })
}
