import type { Condition } from '../definition/condition.ts'
import type { EventDefinition } from '../definition/definition.ts'
import { comparisonsOf } from '../facts/conditions-of.ts'
import type { NeverBecause } from '../problems/values.ts'
import { certaintiesOf } from './certainties.ts'
import type { Certainty } from './certainty.ts'
import { gateConditions } from './gate-conditions.ts'
import { areImpossible, type Reasoning } from './possible.ts'

/** Why a condition can never hold here, though its parts agree with each other; null when it may. */
export type WhyNever = (condition: Condition) => NeverBecause | null

/** Explains why conditions can never hold in this event: by ages, numbers, days on which people register. */
export function whyNeverIn(definition: EventDefinition, reasoning: Reasoning): WhyNever {
  const sure = certaintiesOf(definition)
  const people = peopleOf(definition)
  return (condition) => {
    if (areImpossible([condition], reasoning)) return null
    return bySure(condition, sure, reasoning) ?? byWhoItIsFor(condition, people, reasoning)
  }
}

/** Only what is certain of the facts in the condition can contradict it. */
function bySure(condition: Condition, sure: readonly Certainty[], reasoning: Reasoning): NeverBecause | null {
  const asked = new Set(comparisonsOf(condition).map(({ fact }) => fact))
  const about = sure.filter((each) => comparisonsOf(each.condition).some(({ fact }) => asked.has(fact)))
  return about.find((each) => areImpossible([condition, each.condition], reasoning))?.because ?? null
}

/** A person of a type or in a group has its ages and meets its condition. */
interface Kind {
  readonly is: Condition
  readonly gate: readonly Condition[]
  readonly name: string
}

const peopleOf = ({ types, groups }: EventDefinition): Kind[] =>
  [
    ...types.map((type) => ({ ...type, fact: 'type' })),
    ...groups.map((group) => ({ ...group, fact: 'group' })),
  ].flatMap(({ fact, id, name, ages, when }) =>
    ages === undefined && when === undefined
      ? []
      : [
          {
            is: { fact, is: id },
            name,
            gate: gateConditions({ ages, when }),
          },
        ],
  )

/** A condition that holds for one type or group only, and requires of it what none of its members can be. */
function byWhoItIsFor(
  condition: Condition,
  kinds: readonly Kind[],
  reasoning: Reasoning,
): NeverBecause | null {
  const kind = kinds.find(
    ({ is, gate }) =>
      isNamed(condition, is) &&
      areImpossible([condition, { not: is }], reasoning) &&
      areImpossible([condition, ...gate], reasoning),
  )
  return kind === undefined ? null : { why: 'other-people', name: kind.name }
}

const isNamed = (condition: Condition, is: Condition) =>
  'fact' in is && comparisonsOf(condition).some((asked) => asked.fact === is.fact && asked.is === is.is)
