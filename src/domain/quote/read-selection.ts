import type { Item } from '../event/definition/definition.ts'
import { type ChoiceReading, isSettled, readChoice } from './choices.ts'
import { type CompiledGate, compileGate, isFor } from './gate.ts'
import type { ReadFact, Scope } from './scope.ts'

/** The choice of an item by the person in view; null where no person is in view who could choose it. */
export type ReadSelection = (scope: Scope) => ChoiceReading | null

const NOTHING: ChoiceReading = { picks: [], problem: null }

/**
 * Reads the choice of an item, as facts know it: a person who is not offered an item has taken nothing of it, and it is
 * not missing. The gate is compiled when it is first needed, because it may name facts that come later.
 */
export function readSelection(item: Item, factOf: (name: string) => ReadFact | null): ReadSelection {
  let gate: CompiledGate | null = null
  let asking = false
  const isOffered = (scope: Scope): boolean => {
    // Two items may require each other: a circular question treats the item as offered.
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
