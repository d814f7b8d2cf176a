import { parseDefinition } from '#domain/event/check-definition.ts'
import type { EventDefinition } from '#domain/event/definition.ts'
import { definitionRefusal } from './definition-refusal.ts'

/**
 * A definition that may be kept and sold from.
 * @throws Refusal definition_invalid with every fault and its place
 */
export function readDefinition(json: unknown): EventDefinition {
  const parsed = parseDefinition(json)
  if (!parsed.ok) throw definitionRefusal(parsed.problems)
  return parsed.definition
}
