import type { EventDefinition } from './definition.ts'
import { type DefinitionProblem, pathOf } from './problem.ts'

/** What is set aside of a limit fits into it. */
export function checkLimits({ pools }: EventDefinition): DefinitionProblem[] {
  return pools.flatMap(({ capacity, allotments }, i) => {
    const units = allotments.reduce((sum, each) => sum + each.units, 0)
    const message = `Wydzielono ${units} miejsc, a\u00a0limit to ${capacity}.`
    return capacity !== null && units > capacity ? [{ path: pathOf('pools', i, 'allotments'), message }] : []
  })
}
