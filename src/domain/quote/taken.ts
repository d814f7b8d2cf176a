import type { Item } from '../event/definition.ts'
import { type ChoiceReading, isSettled, readChoice } from './choices.ts'
import { type CompiledGate, compileGate, isFor } from './gate.ts'
import type { ReadFact, Scope } from './scope.ts'

/** What whoever is in view has chosen of an item; null where nobody is in view who could. */
export type ReadTaken = (scope: Scope) => ChoiceReading | null

const NOTHING: ChoiceReading = { picks: [], problem: null }

/**
 * Reads what was chosen of an item, as facts know it: who is not offered a thing has taken nothing of it, and it is
 * not missing. The gate is made ready when it is first asked for, because it may name facts
 * that come later.
 */
export function takenOf(item: Item, factOf: (name: string) => ReadFact | null): ReadTaken {
  let gate: CompiledGate | null = null
  let asking = false
  const isOffered = (scope: Scope): boolean => {
    // Two things each of which is offered by the other: whoever asks in a circle takes it as offered.
    if (asking) return true
    gate ??= compileGate(item, factOf)
    asking = true
    try {
      return isFor(gate, scope) !== false
    } finally {
      asking = false
    }
  }
  return (scope) => {
    if (item.per === 'person' && scope.person === null) return null
    const { choices } = (item.per === 'person' ? scope.person : null) ?? scope.draft
    const reading = readChoice(item, choices[item.id])
    if (isSettled(reading)) return reading
    const seen = item.per === 'person' ? scope : { ...scope, person: null, line: null }
    return isOffered(seen) ? reading : NOTHING
  }
}
