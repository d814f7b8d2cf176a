import { isTimed } from '../../capacity/own-pools.ts'
import { birthIsRequired } from '../../quote/birth.ts'
import type { EventDefinition, Pool } from '../definition/definition.ts'
import { type DefinitionProblem, type Finding, pathOf } from '../definition/problem.ts'
import { placedClaims } from '../facts/placed-claims.ts'
import { checkCodes, checkOfCodes } from './check-codes.ts'

/** Allotments fit into their limit, and a limit of each person can be counted for each. */
export const checkLimits = (definition: EventDefinition): DefinitionProblem[] => [
  ...definition.pools.flatMap((pool, i) => [...checkAllotments(pool, i), ...checkOwn(pool, i)]),
  ...checkKnown(definition),
  ...checkHours(definition),
  ...checkClaimsOfPersons(definition),
  ...checkTiers(definition),
  ...checkCodes(definition),
]

function checkAllotments({ capacity, allotments }: Pool, i: number): DefinitionProblem[] {
  const units = allotments.reduce((sum, each) => sum + each.units, 0)
  const path = pathOf('pools', i, 'allotments')
  return capacity !== null && units > capacity
    ? [{ path, code: 'allotments_above_limit', values: { units, capacity } }]
    : []
}

const OWN_CODE = { registrant: 'limit_per_registrant', person: 'limit_per_person' } as const

/** A refusal by a limit of one person is not a lack of places, and waiting frees no place. */
function checkOwn({ per, capacity, refusal, allotments }: Pool, i: number): DefinitionProblem[] {
  const at = (field: string, finding: Finding) => [{ path: pathOf('pools', i, field), ...finding }]
  const isOwnCode = refusal === OWN_CODE.registrant || refusal === OWN_CODE.person
  const misplaced = isOwnCode ? at('refusal', { code: 'refusal_of_person_limit' }) : []
  if (per === undefined) return misplaced
  if (per === 'code') return [...misplaced, ...checkOfCodes({ capacity, refusal, allotments }, i)]
  if (per !== 'registrant' && per !== 'person') return [...misplaced, ...checkTimed({ allotments }, i)]
  return [
    ...(capacity === null ? at('capacity', { code: 'person_limit_without_number' }) : []),
    ...(refusal === OWN_CODE[per] || refusal === 'code_invalid'
      ? []
      : at('refusal', { code: 'refusal_of_other_limit', values: { wanted: OWN_CODE[per] } })),
    ...(allotments.length > 0 ? at('allotments', { code: 'allotments_of_person_limit' }) : []),
  ]
}

/** The staff set places aside only of a limit shared by all hours. */
const checkTimed = ({ allotments }: Pick<Pool, 'allotments'>, i: number): DefinitionProblem[] =>
  allotments.length === 0
    ? []
    : [{ path: pathOf('pools', i, 'allotments'), code: 'allotments_of_timed_limit' }]

/** Only where an hour of entry is chosen, there is one whose limit can be counted. */
function checkHours({ pools, slots }: EventDefinition): DefinitionProblem[] {
  return pools.flatMap((pool, i) =>
    slots === null && isTimed(pool)
      ? [{ path: pathOf('pools', i, 'per'), code: 'timed_limit_without_hours' }]
      : [],
  )
}

/** A person who is not asked for a birth date or PESEL cannot be identified again. */
function checkKnown(definition: EventDefinition): DefinitionProblem[] {
  if (definition.attendance === 'headcount' || birthIsRequired(definition)) return []
  return definition.pools.flatMap(({ per }, i) =>
    per === 'person' ? [{ path: pathOf('pools', i, 'per'), code: 'person_limit_of_unknown' }] : [],
  )
}

/** Only a person can use up the limit of a person. */
function checkClaimsOfPersons(definition: EventDefinition): DefinitionProblem[] {
  const ofPersons = new Set(definition.pools.flatMap(({ id, per }) => (per === 'person' ? [id] : [])))
  return placedClaims(definition).flatMap(({ path, claim, isOfPerson }) =>
    [claim.pool].flat().some((id) => ofPersons.has(id)) && (!isOfPerson || claim.sharedBy !== undefined)
      ? [{ path, code: 'person_limit_taken_by_all' }]
      : [],
  )
}

/** A price that depends on other registrations of the person could not be shown while the form is filled in. */
function checkTiers({ pools, adjustments }: EventDefinition): DefinitionProblem[] {
  const own = new Set(pools.flatMap(({ id, per }) => (per === undefined ? [] : [id])))
  return adjustments.flatMap(({ pool }, i) =>
    pool !== undefined && own.has(pool)
      ? [{ path: pathOf('adjustments', i, 'pool'), code: 'personal_limit_of_price' }]
      : [],
  )
}
