import type { Condition } from '../definition/condition.ts'
import type { EventDefinition } from '../definition/definition.ts'
import { type DefinitionProblem, pathOf } from '../definition/problem.ts'
import { comparisonsOf, conditionsOf } from '../facts/conditions-of.ts'
import { ownFactNeeds } from '../facts/own-fact-needs.ts'
import { askedWhen } from '../facts/question-rules.ts'

/** A value that is known only once others are: an own fact, a choice, an answer. */
interface Dependent {
  readonly key: string
  readonly label: string
  /** The path of its condition. */
  readonly path: string
  readonly needs: readonly string[]
}

/** Facts, choices and answers that wait for each other in a circle are never known. */
export function checkCycles(definition: EventDefinition): DefinitionProblem[] {
  const all = new Map(dependentsOf(definition).map((each) => [each.key, each]))
  const reported = new Set<string>()
  const circles = [...all.values()].flatMap((start): DefinitionProblem[] => {
    const circle = reported.has(start.key) ? null : circleFrom(start, all)
    // A question that waits for a later one is reported by another check.
    if (circle === null || circle.every(({ key }) => key.startsWith('answer.'))) return []
    for (const { key } of circle) reported.add(key)
    const names = [...circle, start].map(({ label }) => label)
    return [{ path: start.path, code: 'circle', values: { names } }]
  })
  return [...circles, ...checkPlans(definition)]
}

function dependentsOf(definition: EventDefinition): Dependent[] {
  const { facts, items, questions } = definition
  return [
    ...facts.map((own, i) => ({
      key: `own.${own.id}`,
      label: own.name,
      path: pathOf('facts', i),
      needs: ownFactNeeds(own).map(keyOf),
    })),
    ...items.map(({ id, name, when }, i) => ({
      key: `chosen.${id}`,
      label: name,
      path: pathOf('items', i, 'when'),
      needs: when === undefined ? [] : [...wantedBy(when, true).map(keyOf), ...itself(`chosen.${id}`, when)],
    })),
    ...questions.map((question, i) => ({
      key: `answer.${question.id}`,
      label: question.label,
      path: pathOf('questions', i, 'when'),
      needs: comparedIn(askedWhen(definition, question)).map(keyOf),
    })),
  ]
}

const comparedIn = (when: Condition | undefined) =>
  when === undefined ? [] : comparisonsOf(when).map(({ fact }) => fact)

/** Whether an item is offered cannot follow from its own choice, nor from its absence. */
const itself = (key: string, when: Condition) =>
  comparisonsOf(when).flatMap(({ fact }) => (keyOf(fact) === key ? [key] : []))

/** All numbers of a choice count as the choice, that of an answer as the answer. */
const keyOf = (fact: string) =>
  fact.replace(/^(?:number|total|first|last)\./, 'chosen.').replace(/^count\./, 'answer.')

/**
 * What has to be chosen for an item to be offered. Two items each of which is offered while the other is *not* taken
 * exclude each other, and that is not a circle.
 */
function wantedBy(condition: Condition, holds: boolean): string[] {
  if ('not' in condition) return wantedBy(condition.not, !holds)
  if ('fact' in condition) {
    const isAbsence = condition.is === false || condition.atMost === 0
    return holds === !isAbsence ? [condition.fact] : []
  }
  return ('all' in condition ? condition.all : condition.any).flatMap((part) => wantedBy(part, holds))
}

/** A payment plan that the price decides cannot decide the price. */
function checkPlans(definition: EventDefinition): DefinitionProblem[] {
  const asksPlan = conditionsOf(definition).some(
    ({ sees, condition }) =>
      sees.priced !== 'price' && comparisonsOf(condition).some(({ fact }) => fact === 'plan'),
  )
  if (!asksPlan) return []
  return definition.plans.flatMap(({ when }, i) =>
    when !== undefined && comparisonsOf(when).some(({ fact }) => /^(price|listPrice)(\.|$)/.test(fact))
      ? [
          {
            path: pathOf('plans', i, 'when'),
            code: 'plan_and_price_circle',
          },
        ]
      : [],
  )
}

/** The path from a node back to itself; null when there is none. */
function circleFrom(start: Dependent, all: ReadonlyMap<string, Dependent>): Dependent[] | null {
  const seen = new Set<string>()
  const walk = (from: Dependent, way: readonly Dependent[]): Dependent[] | null => {
    for (const key of from.needs) {
      if (key === start.key) return [...way]
      const next = all.get(key)
      if (next === undefined || seen.has(key)) continue
      seen.add(key)
      const circle = walk(next, [...way, next])
      if (circle !== null) return circle
    }
    return null
  }
  return walk(start, [start])
}
