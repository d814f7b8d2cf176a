import type { Condition } from './condition.ts'
import { comparisonsOf, conditionsOf } from './conditions-of.ts'
import type { EventDefinition, OwnFact } from './definition.ts'
import { type DefinitionProblem, pathOf } from './problem.ts'

/** Something that is known only once others are: an own fact, a choice, an answer. */
interface Dependent {
  readonly key: string
  readonly label: string
  /** Where its condition stands. */
  readonly path: string
  readonly needs: readonly string[]
}

/** Facts, choices and answers that wait for each other in a circle are never known. */
export function checkCycles(definition: EventDefinition): DefinitionProblem[] {
  const all = new Map(dependentsOf(definition).map((each) => [each.key, each]))
  const told = new Set<string>()
  const circles = [...all.values()].flatMap((start) => {
    const circle = told.has(start.key) ? null : circleFrom(start, all)
    // That a question waits for one after it is told by itself.
    if (circle === null || circle.every(({ key }) => key.startsWith('answer.'))) return []
    for (const { key } of circle) told.add(key)
    const names = [...circle, start].map(({ label }) => `„${label}”`).join(' → ')
    return [{ path: start.path, message: `Warunki zależą od siebie w\u00a0kółko: ${names}.` }]
  })
  return [...circles, ...checkPlans(definition)]
}

function dependentsOf({ facts, items, questions }: EventDefinition): Dependent[] {
  return [
    ...facts.map((own, i) => ({
      key: `own.${own.id}`,
      label: own.name,
      path: pathOf('facts', i),
      needs: namesOf(own).map(keyOf),
    })),
    ...items.map(({ id, name, when }, i) => ({
      key: `chosen.${id}`,
      label: name,
      path: pathOf('items', i, 'when'),
      needs: when === undefined ? [] : [...wantedBy(when, true).map(keyOf), ...itself(`chosen.${id}`, when)],
    })),
    ...questions.map(({ id, label, when }, i) => ({
      key: `answer.${id}`,
      label,
      path: pathOf('questions', i, 'when'),
      needs: when === undefined ? [] : comparisonsOf(when).map(({ fact }) => keyOf(fact)),
    })),
  ]
}

/** Whether a thing is offered cannot follow from its own choice, be it that it is not taken. */
const itself = (key: string, when: Condition) =>
  comparisonsOf(when).flatMap(({ fact }) => (keyOf(fact) === key ? [key] : []))

function namesOf(own: OwnFact): string[] {
  if (own.kind === 'sum') return own.of
  const conditions =
    own.kind === 'class' ? own.values.map(({ when }) => when) : [own.kind === 'count' ? own.when : own.among]
  return conditions.flatMap((when) => (when === undefined ? [] : comparisonsOf(when).map(({ fact }) => fact)))
}

/** All numbers of a choice stand for the choice, that of an answer for the answer. */
const keyOf = (fact: string) =>
  fact.replace(/^(?:number|total|first|last)\./, 'chosen.').replace(/^count\./, 'answer.')

/**
 * What has to be there for a thing to be offered. Two things each of which is offered while the other is *not* taken
 * exclude each other, and that is no circle.
 */
function wantedBy(condition: Condition, holds: boolean): string[] {
  if ('not' in condition) return wantedBy(condition.not, !holds)
  if ('fact' in condition) {
    const isAbsence = condition.is === false || condition.atMost === 0
    return holds === !isAbsence ? [condition.fact] : []
  }
  return ('all' in condition ? condition.all : condition.any).flatMap((part) => wantedBy(part, holds))
}

/** A way of paying that the price decides cannot decide the price. */
function checkPlans(definition: EventDefinition): DefinitionProblem[] {
  const asksPlan = conditionsOf(definition).some(
    ({ sees, condition }) =>
      sees.reckoned !== 'price' && comparisonsOf(condition).some(({ fact }) => fact === 'plan'),
  )
  if (!asksPlan) return []
  return definition.plans.flatMap(({ when }, i) =>
    when !== undefined && comparisonsOf(when).some(({ fact }) => /^(price|listPrice)(\.|$)/.test(fact))
      ? [
          {
            path: pathOf('plans', i, 'when'),
            message:
              'Cena zależy od sposobu płatności, a\u00a0ten sposób od ceny: zależą od siebie w\u00a0kółko.',
          },
        ]
      : [],
  )
}

/** The way from something back to itself; null when there is none. */
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
