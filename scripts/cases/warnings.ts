import { parseDefinition } from '#domain/event/check-definition.ts'
import { warningsOf } from '#domain/event/warnings.ts'
import type { Case } from './case-file.ts'

/** 'path: sentence' of everything that is suspicious in the definition of a case, though it can be published. */
export function warningsOfCase({ definition }: Case): string[] {
  const parsed = parseDefinition(definition)
  return parsed.ok ? warningsOf(parsed.definition).map(({ path, message }) => `${path}: ${message}`) : []
}
