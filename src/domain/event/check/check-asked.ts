import type { EventDefinition } from '../definition/definition.ts'
import type { DefinitionProblem } from '../definition/problem.ts'
import { comparisonsOf, conditionsOf } from '../facts/conditions-of.ts'

/** Rules may ask only for payment plans that exist. */
export function checkAsked(definition: EventDefinition): DefinitionProblem[] {
  const known = new Set<unknown>(definition.plans.map(({ id }) => id))
  return conditionsOf(definition).flatMap(({ path, condition }) =>
    comparisonsOf(condition)
      .filter(({ fact }) => fact === 'plan')
      .flatMap(({ is, in: among }) => [...(is === undefined ? [] : [is]), ...(among ?? [])])
      .filter((plan) => !known.has(plan))
      .map((plan) => ({ path, code: 'plan_unknown', values: { id: String(plan) } })),
  )
}
