import type { Condition } from './condition.ts'
import { comparisonsOf } from './conditions-of.ts'
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
  return [...all.values()].flatMap((start) => {
    const circle = told.has(start.key) ? null : circleFrom(start, all)
    // That a question waits for one after it is told by itself.
    if (circle === null || circle.every(({ key }) => key.startsWith('answer.'))) return []
    for (const { key } of circle) told.add(key)
    const names = [...circle, start].map(({ label }) => `„${label}”`).join(' → ')
    return [{ path: start.path, message: `Warunki zależą od siebie w\u00a0kółko: ${names}.` }]
  })
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
      needs: when === undefined ? [] : wantedBy(when, true).map(keyOf),
    })),
    ...questions.map(({ id, label, when }, i) => ({
      key: `answer.${id}`,
      label,
      path: pathOf('questions', i, 'when'),
      needs: when === undefined ? [] : comparisonsOf(when).map(({ fact }) => keyOf(fact)),
    })),
  ]
}

function namesOf(own: OwnFact): string[] {
  if (own.kind === 'sum') return own.of
  const conditions =
    own.kind === 'class' ? own.values.map(({ when }) => when) : [own.kind === 'count' ? own.when : own.among]
  return conditions.flatMap((when) => (when === undefined ? [] : comparisonsOf(when).map(({ fact }) => fact)))
}

/** All numbers of a choice stand for the choice. */
const keyOf = (fact: string) => fact.replace(/^(?:number|total|first|last)\./, 'chosen.')

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
