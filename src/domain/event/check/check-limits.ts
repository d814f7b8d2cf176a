import { isTimed } from '../../capacity/own-pools.ts'
import { birthIsRequired } from '../../quote/birth.ts'
import type { EventDefinition, Pool } from '../definition/definition.ts'
import { type DefinitionProblem, pathOf } from '../definition/problem.ts'
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
  const message = `Wydzielono ${units} miejsc, a\u00a0limit to ${capacity}.`
  return capacity !== null && units > capacity ? [{ path: pathOf('pools', i, 'allotments'), message }] : []
}

const OWN_CODE = { registrant: 'limit_per_registrant', person: 'limit_per_person' } as const

/** A refusal by a limit of one person is not a lack of places, and waiting frees no place. */
function checkOwn({ per, capacity, refusal, allotments }: Pool, i: number): DefinitionProblem[] {
  const at = (field: string, message: string) => [{ path: pathOf('pools', i, field), message }]
  const isOwnCode = refusal === OWN_CODE.registrant || refusal === OWN_CODE.person
  const misplaced = isOwnCode ? at('refusal', 'Ten kod jest dla limitu jednej osoby. Dodaj „per”.') : []
  if (per === undefined) return misplaced
  if (per === 'code') return [...misplaced, ...checkOfCodes({ capacity, refusal, allotments }, i)]
  if (per !== 'registrant' && per !== 'person') return [...misplaced, ...checkTimed({ allotments }, i)]
  return [
    ...(capacity === null ? at('capacity', 'Limit jednej osoby potrzebuje liczby.') : []),
    ...(refusal === OWN_CODE[per] || refusal === 'code_invalid'
      ? []
      : at('refusal', `Limit jednej osoby odmawia kodem ${OWN_CODE[per]} albo code_invalid.`)),
    ...(allotments.length > 0
      ? at('allotments', 'Z\u00a0limitu jednej osoby nie można wydzielić miejsc.')
      : []),
  ]
}

/** The staff set places aside only of a limit shared by all hours. */
const checkTimed = ({ allotments }: Pick<Pool, 'allotments'>, i: number): DefinitionProblem[] =>
  allotments.length === 0
    ? []
    : [
        {
          path: pathOf('pools', i, 'allotments'),
          message: 'Z\u00a0limitu godziny albo dnia nie można wydzielić miejsc.',
        },
      ]

/** Only where an hour of entry is chosen, there is one whose limit can be counted. */
function checkHours({ pools, slots }: EventDefinition): DefinitionProblem[] {
  const message = 'Limit godziny albo dnia wymaga godzin wejścia („slots”).'
  return pools.flatMap((pool, i) =>
    slots === null && isTimed(pool) ? [{ path: pathOf('pools', i, 'per'), message }] : [],
  )
}

/** A person who is not asked for a birth date or PESEL cannot be identified again. */
function checkKnown(definition: EventDefinition): DefinitionProblem[] {
  if (definition.attendance === 'headcount' || birthIsRequired(definition)) return []
  const message = 'Limit jednego uczestnika potrzebuje daty urodzenia albo numeru PESEL każdej osoby.'
  return definition.pools.flatMap(({ per }, i) =>
    per === 'person' ? [{ path: pathOf('pools', i, 'per'), message }] : [],
  )
}

/** Only a person can use up the limit of a person. */
function checkClaimsOfPersons(definition: EventDefinition): DefinitionProblem[] {
  const ofPersons = new Set(definition.pools.flatMap(({ id, per }) => (per === 'person' ? [id] : [])))
  const message = 'Limit jednego uczestnika może zająć tylko uczestnik, a\u00a0nie całe zgłoszenie.'
  return placedClaims(definition).flatMap(({ path, claim, isOfPerson }) =>
    [claim.pool].flat().some((id) => ofPersons.has(id)) && (!isOfPerson || claim.sharedBy !== undefined)
      ? [{ path, message }]
      : [],
  )
}

/** A price that depends on other registrations of the person could not be shown while the form is filled in. */
function checkTiers({ pools, adjustments }: EventDefinition): DefinitionProblem[] {
  const own = new Set(pools.flatMap(({ id, per }) => (per === undefined ? [] : [id])))
  const message = 'Limit jednej osoby, godziny albo dnia nie może zmieniać ceny.'
  return adjustments.flatMap(({ pool }, i) =>
    pool !== undefined && own.has(pool) ? [{ path: pathOf('adjustments', i, 'pool'), message }] : [],
  )
}
