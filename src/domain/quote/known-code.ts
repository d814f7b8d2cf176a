import type { EventDefinition } from '../event/definition/definition.ts'
import { comparisonsOf, conditionsOf } from '../event/facts/conditions-of.ts'
import { type ListedCodes, listedCodes } from '../event/facts/listed-codes.ts'
import { compare } from './evaluate.ts'

/**
 * Whether an event uses a code: some rule asks for it, or a list contains it. What it opens, for whom and until when
 * does not matter: a person who types an unknown code is guessing. Where no rule compares codes and there is no list
 * there is nothing to guess, and every code counts as known. (No table of prices has codes as headings:
 * `checkDefinition` refuses one.)
 */
export function isKnownCode(
  definition: EventDefinition,
  code: string,
  codes: ListedCodes = listedCodes(definition),
): boolean {
  const asked = conditionsOf(definition).flatMap(({ condition }) =>
    comparisonsOf(condition).filter(({ fact, given }) => fact === 'code' && given !== false),
  )
  const hasLists = definition.pools.some(({ per }) => per === 'code')
  if (asked.length === 0 && !hasLists) return true
  return codes.find(code) !== null || asked.some((comparison) => compare(comparison, code) === true)
}
