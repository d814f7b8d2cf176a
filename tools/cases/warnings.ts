import { parseDefinition } from '#domain/event/check/check-definition.ts'
import { warningsOf } from '#domain/event/lint/warnings.ts'
import { documentSentence } from '#i18n/pl/definition-problems/document-sentence.ts'
import type { Case } from './case-file.ts'
import { unsaidGiven } from './given.ts'

/**
 * 'path: sentence' of everything that is suspicious in the definition of a case, though it can be published; and the
 * keys of the file's `given` that no sample uses.
 */
export function warningsOfCase(file: Case): string[] {
  const parsed = parseDefinition(file.definition)
  const unsaid = file.samplesAlone ? [] : unsaidGiven(file)
  return [
    ...(parsed.ok
      ? warningsOf(parsed.document).map((warning) => `${warning.path}: ${documentSentence(warning)}`)
      : []),
    ...(unsaid.length > 0 ? [`given: no sample uses '${unsaid.join("', '")}'`] : []),
  ]
}
