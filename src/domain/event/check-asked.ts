import { comparisonsOf, conditionsOf } from './conditions-of.ts'
import type { EventDefinition } from './definition.ts'
import type { DefinitionProblem } from './problem.ts'

/** Rules may ask only for ways of paying that there are. */
export function checkAsked(definition: EventDefinition): DefinitionProblem[] {
  const known = new Set<unknown>(definition.plans.map(({ id }) => id))
  return conditionsOf(definition).flatMap(({ path, condition }) =>
    comparisonsOf(condition)
      .filter(({ fact }) => fact === 'plan')
      .flatMap(({ is, in: among }) => [...(is === undefined ? [] : [is]), ...(among ?? [])])
      .filter((plan) => !known.has(plan))
      .map((plan) => ({ path, message: `Nie ma sposobu płatności „${plan}”.` })),
  )
}
