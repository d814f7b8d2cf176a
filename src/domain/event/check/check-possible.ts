import { questionTypes } from '../../form/question-types.ts'
import type { Condition } from '../definition/condition.ts'
import type { EventDefinition, Item, Question } from '../definition/definition.ts'
import type { DefinitionProblem } from '../definition/problem.ts'
import { conditionsOf } from '../facts/conditions-of.ts'
import { areImpossible, MOST_LOOKED_AT, type Reasoning } from '../reasoning/possible.ts'

/** Conditions that contradict themselves. */
export function checkPossible(definition: EventDefinition, reasoning: Reasoning): DefinitionProblem[] {
  return conditionsOf(definition).flatMap(({ path, condition }) =>
    areImpossible([condition], reasoning) ? [{ path, code: 'condition_impossible' }] : [],
  )
}

/** For one check of a definition: all its questions share one budget. */
export const reasoningOn = (definition: EventDefinition): Reasoning => ({
  isList: listsOf(definition),
  left: MOST_LOOKED_AT,
})

/** Facts with several values at once: options and answers of which several may be selected. */
export function listsOf({ items, questions }: EventDefinition): Reasoning['isList'] {
  const several = new Set([
    ...items.filter(takesSeveral).map(({ id }) => `chosen.${id}`),
    ...questions.flatMap(({ id, type }) => (hasSeveral(type) ? [`answer.${id}`] : [])),
  ])
  return (fact) => several.has(fact)
}

const hasSeveral = (type: Question['type']) => questionTypes[type].settings.bounds === 'ticked'

const takesSeveral = ({ choose, options }: Item) =>
  choose === 'any' || choose === 'span' || (choose === 'quantity' && options.length > 0)

/** A rule of an ordered list of which the first that holds counts. */
export interface Ordered {
  readonly when?: Condition | undefined
}

/** Lists longer than anyone reads are no longer compared row by row, except for duplicate rules. */
const MOST_COMPARED = 80

/**
 * Positions of rules that never count, because earlier ones hold whenever they do; `sure` is what holds anyway.
 */
export function hiddenBehindOthers(
  rules: readonly Ordered[],
  reasoning: Reasoning,
  sure: readonly Condition[] = [],
): number[] {
  const seen = new Set<string>()
  return rules.flatMap(({ when }, index) => {
    if (when === undefined || areImpossible([when, ...sure], reasoning)) return []
    const text = JSON.stringify(when)
    if (seen.has(text)) return [index]
    seen.add(text)
    // Only a rule that may hold together with it can hide any part of it.
    const others = rules
      .slice(0, Math.min(index, MOST_COMPARED))
      .flatMap((rule) => rule.when ?? [])
      .filter((condition) => !areImpossible([when, condition], reasoning))
      .map((condition): Condition => ({ not: condition }))
    return others.length > 0 && areImpossible([when, ...sure, ...others], reasoning) ? [index] : []
  })
}
