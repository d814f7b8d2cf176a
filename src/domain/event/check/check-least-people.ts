import type { Claim, EventDefinition } from '../definition/definition.ts'
import { type DefinitionProblem, pathOf } from '../definition/problem.ts'

/** The least number of people can be reached, and is decided before the event begins. */
export function checkLeastPeople({
  leastPeople,
  claims,
  pools,
  dates,
}: EventDefinition): DefinitionProblem[] {
  if (leastPeople === null) return []
  const { people, decidedOn } = leastPeople
  const most = Math.min(...claims.map((claim) => mostPeople(claim, pools)))
  const problems: DefinitionProblem[] = []
  if (people > most) {
    const path = pathOf('leastPeople', 'people')
    problems.push({ path, code: 'least_people_above_limit', values: { people, most } })
  }
  if (dates.start !== null && decidedOn >= dates.start) {
    const path = pathOf('leastPeople', 'decidedOn')
    problems.push({ path, code: 'least_people_decided_late', values: { start: dates.start } })
  }
  return problems
}

/** How many people a claim of everyone admits; a claim of some people, or of a pool without a limit, any number. */
function mostPeople({ pool, units, sharedBy = 1, when }: Claim, pools: EventDefinition['pools']): number {
  if (when !== undefined) return Number.POSITIVE_INFINITY
  return [pool].flat().reduce((sum, id) => {
    // A limit of each person does not limit anyone else.
    const shared = pools.find((each) => each.id === id && each.per === undefined)
    const capacity = shared?.capacity ?? Number.POSITIVE_INFINITY
    return sum + Math.floor(capacity / units) * sharedBy
  }, 0)
}
