import { parseDefinition } from '#domain/event/check-definition.ts'
import { warningsOf } from '#domain/event/warnings.ts'
import type { Case } from './case-file.ts'
import { unsaidGiven } from './given.ts'

/**
 * 'path: sentence' of everything that is suspicious in the definition of a case, though it can be published; and which
 * of the file's words on what is given are said by no sample.
 */
export function warningsOfCase(file: Case): string[] {
  const parsed = parseDefinition(file.definition)
  const unsaid = file.samplesAlone ? [] : unsaidGiven(file)
  return [
    ...(parsed.ok ? warningsOf(parsed.definition).map(({ path, message }) => `${path}: ${message}`) : []),
    ...(unsaid.length > 0 ? [`given: no sample says '${unsaid.join("', '")}'`] : []),
  ]
}
