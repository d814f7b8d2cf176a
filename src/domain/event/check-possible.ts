import type { Condition } from './condition.ts'
import { conditionsOf } from './conditions-of.ts'
import type { EventDefinition, Item } from './definition.ts'
import { areImpossible, type IsList } from './possible.ts'
import type { DefinitionProblem } from './problem.ts'

const NEVER = 'Tego warunku nikt nie może spełnić: jego części się wykluczają.'

/** Conditions that contradict themselves. */
export function checkPossible(definition: EventDefinition): DefinitionProblem[] {
  const isList = listsOf(definition)
  return conditionsOf(definition).flatMap(({ path, condition }) =>
    areImpossible([condition], isList) ? [{ path, message: NEVER }] : [],
  )
}

/** Facts with several values at once: options of which one may choose several, answers of which one may tick several. */
export function listsOf({ items, questions }: EventDefinition): IsList {
  const several = new Set([
    ...items.filter(takesSeveral).map(({ id }) => `chosen.${id}`),
    ...questions.flatMap(({ id, type }) => (type === 'checkboxes' ? [`answer.${id}`] : [])),
  ])
  return (fact) => several.has(fact)
}

const takesSeveral = ({ choose, options }: Item) =>
  choose === 'any' || choose === 'span' || (choose === 'quantity' && options.length > 0)

/** A rule of an ordered list of which the first that holds counts. */
export interface Ordered {
  readonly when?: Condition | undefined
}

/** Longer lists than anybody reads are not compared row with row any more, but for rules that stand there twice. */
const MOST_COMPARED = 80

/**
 * Positions of rules that never count, because those before them hold wherever they do; `sure` is what holds anyway.
 */
export function hiddenBehindOthers(
  rules: readonly Ordered[],
  isList: IsList,
  sure: readonly Condition[] = [],
): number[] {
  const seen = new Set<string>()
  return rules.flatMap(({ when }, index) => {
    if (when === undefined || areImpossible([when, ...sure], isList)) return []
    const text = JSON.stringify(when)
    if (seen.has(text)) return [index]
    seen.add(text)
    // Only what may hold together with it can take anything away from it.
    const others = rules
      .slice(0, Math.min(index, MOST_COMPARED))
      .flatMap((rule) => rule.when ?? [])
      .filter((condition) => !areImpossible([when, condition], isList))
      .map((condition): Condition => ({ not: condition }))
    return others.length > 0 && areImpossible([when, ...sure, ...others], isList) ? [index] : []
  })
}
