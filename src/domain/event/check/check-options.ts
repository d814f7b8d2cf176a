import type { EventDefinition } from '../definition/definition.ts'
import { type DefinitionProblem, pathOf } from '../definition/problem.ts'
import { comparisonsOf } from '../facts/conditions-of.ts'
import { areImpossible, type Reasoning } from '../reasoning/possible.ts'

/** Options that wait for themselves, and changes of price for options that none of their items has. */
export function checkOptionsAsked(definition: EventDefinition, reasoning: Reasoning): DefinitionProblem[] {
  return [...waitingForThemselves(definition, reasoning), ...unknownOptions(definition)]
}

function waitingForThemselves(definition: EventDefinition, reasoning: Reasoning): DefinitionProblem[] {
  return definition.items.flatMap(({ id: item, options }, i) =>
    options.flatMap(({ id, name, when }, j) =>
      when !== undefined &&
      !areImpossible([when], reasoning) &&
      areImpossible([when, { not: { fact: `chosen.${item}`, is: id } }], reasoning)
        ? [
            {
              path: pathOf('items', i, 'options', j, 'when'),
              code: 'option_waits_for_itself' as const,
              values: { name },
            },
          ]
        : [],
    ),
  )
}

function unknownOptions({ items, adjustments }: EventDefinition): DefinitionProblem[] {
  return adjustments.flatMap(({ when, items: named }, i) => {
    const known = new Set<unknown>(
      items.filter(({ id }) => named.includes(id)).flatMap(({ options }) => options.map(({ id }) => id)),
    )
    const asked = when === undefined ? [] : comparisonsOf(when).filter(({ fact }) => fact === 'option')
    return asked
      .flatMap(({ is, in: among }) => [...(is === undefined ? [] : [is]), ...(among ?? [])])
      .filter((option) => !known.has(option))
      .map((option) => ({
        path: pathOf('adjustments', i, 'when'),
        code: 'option_unknown' as const,
        values: { id: String(option) },
      }))
  })
}
