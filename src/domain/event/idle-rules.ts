import { certaintiesOf } from './certainties.ts'
import type { Certainty } from './certainty.ts'
import { listsOf } from './check-possible.ts'
import type { Condition } from './condition.ts'
import { comparisonsOf, conditionsOf } from './conditions-of.ts'
import type { EventDefinition } from './definition.ts'
import { gateConditions } from './gate-conditions.ts'
import { areImpossible, type IsList } from './possible.ts'
import { type DefinitionProblem, pathOf } from './problem.ts'

/** Why a condition can never hold here, though its parts agree with each other; null when it may. */
export type WhyNever = (condition: Condition) => string | null

/** Says why conditions can never hold in this event: by ages, numbers, days on which people register. */
export function whyNeverIn(definition: EventDefinition): WhyNever {
  const isList = listsOf(definition)
  const sure = certaintiesOf(definition)
  const people = peopleOf(definition)
  return (condition) => {
    if (areImpossible([condition], isList)) return null
    return bySure(condition, sure, isList) ?? byWhoItIsFor(condition, people, isList)
  }
}

/** Conditions that never hold for anybody who can register. What they decide is never seen. */
export function idleRules(definition: EventDefinition): DefinitionProblem[] {
  const whyNever = whyNeverIn(definition)
  return conditionsOf(definition).flatMap(({ path, condition }) => {
    const because = isMust(path, definition) ? null : whyNever(condition)
    return because === null ? [] : [{ path, message: `To nigdy nie zadziała: ${because}.` }]
  })
}

/** A requirement for everybody that nobody meets is no warning: it keeps all away. */
const isMust = (path: string, { requirements }: EventDefinition) =>
  requirements.some(({ when }, i) => when === undefined && path === pathOf('requirements', i, 'must'))

/** Only what is sure of the facts that are asked can contradict. */
function bySure(condition: Condition, sure: readonly Certainty[], isList: IsList): string | null {
  const asked = new Set(comparisonsOf(condition).map(({ fact }) => fact))
  const about = sure.filter((each) => comparisonsOf(each.condition).some(({ fact }) => asked.has(fact)))
  return about.find((each) => areImpossible([condition, each.condition], isList))?.because ?? null
}

/** Who is of a type or in a group is of its ages and meets its condition. */
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

/** A condition that holds for one type or group alone, and asks of it what nobody there is. */
function byWhoItIsFor(condition: Condition, kinds: readonly Kind[], isList: IsList): string | null {
  const kind = kinds.find(
    ({ is, gate }) =>
      isNamed(condition, is) &&
      areImpossible([condition, { not: is }], isList) &&
      areImpossible([condition, ...gate], isList),
  )
  return kind === undefined ? null : `„${kind.name}” jest dla innych osób`
}

const isNamed = (condition: Condition, is: Condition) =>
  'fact' in is && comparisonsOf(condition).some((asked) => asked.fact === is.fact && asked.is === is.is)
