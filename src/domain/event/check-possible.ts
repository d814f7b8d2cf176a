import type { Condition } from './condition.ts'
import { conditionsOf } from './conditions-of.ts'
import type { EventDefinition, Item } from './definition.ts'
import { areImpossible, type IsList } from './possible.ts'
import { type DefinitionProblem, pathOf } from './problem.ts'

const NEVER = 'Tego warunku nikt nie może spełnić: jego części się wykluczają.'

/** Conditions that contradict themselves, and requirements that nobody of the right age can meet. */
export function checkPossible(definition: EventDefinition): DefinitionProblem[] {
  const isList = listsOf(definition)
  return [
    ...conditionsOf(definition).flatMap(({ path, condition }) =>
      areImpossible([condition], isList) ? [{ path, message: NEVER }] : [],
    ),
    ...checkRequirements(definition, isList),
  ]
}

/** Facts with several values at once: options of which one may choose several. */
export function listsOf({ items }: EventDefinition): IsList {
  const several = new Set(items.filter(takesSeveral).map(({ id }) => `chosen.${id}`))
  return (fact) => several.has(fact)
}

const takesSeveral = ({ choose, options }: Item) =>
  choose === 'any' || choose === 'span' || (choose === 'quantity' && options.length > 0)

/** What everybody must meet has to be possible at the ages for which the event is. */
function checkRequirements({ ages, requirements }: EventDefinition, isList: IsList): DefinitionProblem[] {
  if (ages === undefined) return []
  return requirements.flatMap(({ of, when, must }, i) => {
    const forAll = of === 'person' && when === undefined && !areImpossible([must], isList)
    return forAll && areImpossible([must, { fact: 'age', ...rangeOf(ages) }], isList)
      ? [
          {
            path: pathOf('requirements', i, 'must'),
            message: 'Tego wymagania nikt nie spełni: wydarzenie jest dla osób w\u00a0innym wieku.',
          },
        ]
      : []
  })
}

/** Bounds of a gate as those of a comparison. */
export const rangeOf = ({
  from,
  to,
}: {
  readonly from?: number | undefined
  readonly to?: number | undefined
}) => ({
  atLeast: from ?? 0,
  ...(to === undefined ? {} : { atMost: to }),
})

/** A rule of an ordered list of which the first that holds counts. */
export interface Ordered {
  readonly when?: Condition | undefined
}

/** Positions of rules that never count, because those before them hold wherever they do. */
export function hiddenBehindOthers(rules: readonly Ordered[], isList: IsList): number[] {
  return rules.flatMap(({ when }, index) => {
    if (when === undefined || areImpossible([when], isList)) return []
    const earlier = rules.slice(0, index).flatMap((rule) => rule.when ?? [])
    const others = earlier.map((condition): Condition => ({ not: condition }))
    return areImpossible([when, ...others], isList) ? [index] : []
  })
}
