import type { DefinitionProblem } from '#domain/event/definition/problem.ts'
import { documentSentence } from '#i18n/pl/definition-problems/document-sentence.ts'
import { Refusal } from '#server/http/refusal.ts'

/** The errors of a definition, as a refusal that names each place, in the words of the document. */
export function definitionRefusal(problems: readonly DefinitionProblem[]): Refusal {
  return new Refusal('definition_invalid', {
    problems: problems.map((problem) => ({
      code: 'definition',
      field: problem.path === '' ? 'definition' : `definition.${problem.path}`,
      params: { problem: problem.code },
      message: documentSentence(problem),
    })),
  })
}
