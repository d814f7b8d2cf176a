import { comparisonsOf, conditionsOf } from '../event/conditions-of.ts'
import type { EventDefinition } from '../event/definition.ts'
import { compare } from '../quote/evaluate.ts'

/**
 * Whether an event has heard of a code: some rule asks for it. What it opens, for whom and until when does not matter:
 * who types a code that is none is guessing. Where no rule compares codes there is nothing to guess, and every code
 * is known. (No table of prices has codes as headings: `checkDefinition` refuses one.)
 */
export function isKnownCode(definition: EventDefinition, code: string): boolean {
  const asked = conditionsOf(definition).flatMap(({ condition }) =>
    comparisonsOf(condition).filter(({ fact, given }) => fact === 'code' && given !== false),
  )
  return asked.length === 0 || asked.some((comparison) => compare(comparison, code) === true)
}
