import { agesAsked } from '../definition/age-range.ts'
import type { Comparison } from '../definition/condition.ts'
import type { EventDefinition } from '../definition/definition.ts'
import type { NeverBecause } from '../problems/values.ts'
import type { Certainty } from './certainty.ts'
import { timesOf } from './times-of.ts'

/** What is certain about every registration that the definition accepts. */
export const certaintiesOf = (definition: EventDefinition): Certainty[] => [
  ...ofAges(definition),
  ...ofNumbers(definition),
  ...timesOf(definition),
  ...ofMissing(definition),
  ...ofAlways(definition),
]

const sure = (because: NeverBecause, ...comparisons: readonly Comparison[]): Certainty[] =>
  comparisons.map((condition) => ({ condition, because }))

/** No one is older, and years of birth have four digits. */
const OLDEST = 120

function ofAges({ ages }: EventDefinition): Certainty[] {
  const usual = ['age', 'ageNow'].map((fact) => ({ fact, atLeast: 0, atMost: OLDEST }))
  return [
    ...(ages === undefined ? [] : sure({ why: 'event-ages', ages }, ...agesAsked(ages))),
    ...sure({ why: 'human-ages', most: OLDEST }, ...usual),
    ...sure({ why: 'birth-years' }, { fact: 'birthYear', atLeast: 1900, atMost: 2999 }),
  ]
}

/** Of people, and of other counts that cannot exceed the number of people. */
function ofNumbers(definition: EventDefinition): Certainty[] {
  const { peoplePerRegistration, types, groups, facts, items } = definition
  const { min, max } = peoplePerRegistration
  const parts = [
    ...['adults', 'minors'],
    ...types.map(({ id }) => `peopleOfType.${id}`),
    ...groups.map(({ id }) => `peopleInGroup.${id}`),
    ...facts.flatMap(({ id, kind }) => (kind === 'count' ? [`own.${id}`] : [])),
    ...countedHeads(definition).map(({ id }) => `number.${id}`),
  ]
  const ranks = facts.flatMap(({ id, kind }) => (kind === 'rank' ? [`own.${id}`] : []))
  return [
    ...sure({ why: 'people', least: min, most: max }, { fact: 'people', atLeast: min, atMost: max }),
    ...sure({ why: 'most-people', most: max }, ...parts.map((fact) => ({ fact, atLeast: 0, atMost: max }))),
    ...sure({ why: 'ranks', most: max }, ...ranks.map((fact) => ({ fact, atLeast: 1, atMost: max }))),
    ...items.flatMap(({ id, name, choose, max: most }) =>
      choose === 'quantity' && most !== undefined
        ? sure({ why: 'pieces', name, most }, { fact: `number.${id}`, atLeast: 0, atMost: most })
        : [],
    ),
  ]
}

/** Items of which each piece is a participant, where people are not named. */
const countedHeads = ({ attendance, items }: EventDefinition) =>
  attendance === 'headcount'
    ? items.filter(({ category, choose }) => category === 'participation' && choose === 'quantity')
    : []

const OF_SLOTS = ['slotDay', 'slotTime', 'slotWeekday', 'daysToSlot', 'hoursToSlot']

/** Facts that can have no value, because the event has nothing of the kind. */
function ofMissing({ slots, types, groups }: EventDefinition): Certainty[] {
  const absent = (why: 'no-hours' | 'no-types' | 'no-groups', facts: readonly string[]) =>
    sure({ why }, ...facts.map((fact) => ({ fact, given: false })))
  return [
    ...(slots === null ? absent('no-hours', OF_SLOTS) : []),
    ...(types.length === 0 ? absent('no-types', ['type']) : []),
    ...(groups.length === 0 ? absent('no-groups', ['group']) : []),
  ]
}

/** What everyone has. */
const ofAlways = ({ items }: EventDefinition): Certainty[] =>
  items.flatMap(({ id, name, choose, when, ages, windows }) =>
    choose === 'always' && when === undefined && ages === undefined && windows.length === 0
      ? sure({ why: 'always', name }, { fact: `chosen.${id}`, is: true })
      : [],
  )
