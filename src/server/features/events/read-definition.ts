import { parseDefinition } from '#domain/event/check-definition.ts'
import type { EventDefinition } from '#domain/event/definition.ts'
import { definitionRefusal } from './definition-refusal.ts'

const NO_PESEL = 'O\u00a0numer PESEL nie można jeszcze pytać. Zapytaj o\u00a0datę urodzenia.'

/**
 * A definition that may be kept and sold from. Rules may know PESEL numbers, but answers are stored as
 * they are, and a PESEL may only be stored encrypted (architecture §7): nobody is asked for it yet.
 * @throws Refusal definition_invalid with every fault and its place
 */
export function readDefinition(json: unknown): EventDefinition {
  const parsed = parseDefinition(json)
  if (!parsed.ok) throw definitionRefusal(parsed.problems)
  const secret = parsed.definition.questions.flatMap(({ type }, position) =>
    type === 'pesel' ? [{ path: `questions.${position}.type`, message: NO_PESEL }] : [],
  )
  if (secret.length > 0) throw definitionRefusal(secret)
  return parsed.definition
}
