import type { EventDefinition } from '../definition/definition.ts'
import { comparisonsOf, conditionsOf } from './conditions-of.ts'

/** Kinds of events to which families come, unless an age limit excludes them. */
const OF_FAMILIES: readonly EventDefinition['kind'][] = ['pilgrimage', 'retreat', 'camp']

const OF_AGE = 18

/**
 * Whether children are expected, so that words about them and about families fit: ages are known, minors may come, and
 * the event is of a kind to which families come or has a rule that distinguishes minors from adults. It only affects
 * wording.
 */
export function expectsChildren(definition: EventDefinition): boolean {
  const { kind, ask, ages, attendance } = definition
  if (attendance === 'headcount' || ask.birthDate === 'no' || (ages?.from ?? 0) >= OF_AGE) return false
  return OF_FAMILIES.includes(kind) || distinguishesMinors(definition)
}

const distinguishesMinors = (definition: EventDefinition) =>
  conditionsOf(definition)
    .flatMap(({ condition }) => comparisonsOf(condition))
    .some(({ fact, atLeast, atMost }) => {
      if (fact === 'minors' || fact === 'minorsPerAdult') return true
      const isAge = fact === 'age' || fact === 'ageNow' || fact.startsWith('ageOn.')
      return isAge && [Number(atMost) + 1, Number(atLeast)].some((bound) => bound <= OF_AGE)
    })
