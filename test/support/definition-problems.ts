import { BASE } from '#domain/event/check/check.fixture.ts'
import { parseDefinition } from '#domain/event/check/check-definition.ts'
import type { DefinitionProblem } from '#domain/event/definition/problem.ts'
import { warningsOf } from '#domain/event/lint/warnings.ts'
import { documentSentence } from '#i18n/pl/definition-problems/document-sentence.ts'

/** 'path: sentence' in the words of the document, with ordinary spaces. */
export const problemText = (problem: DefinitionProblem): string =>
  `${problem.path}: ${documentSentence(problem)}`.replaceAll('\u00a0', ' ')

/** The text of each problem of a small definition; what is not stated is filled in. */
export function problemsOf(part: Record<string, unknown>): string[] {
  const parsed = parseDefinition({ ...BASE, ...part })
  return parsed.ok ? [] : parsed.problems.map(problemText)
}

/** The text of each warning of a definition that can be published; throws when it cannot. */
export function warningsIn(part: Record<string, unknown>): string[] {
  const parsed = parseDefinition({ ...BASE, ...part })
  if (!parsed.ok) throw new Error(parsed.problems.map(problemText).join('\n'))
  return warningsOf(parsed.document).map(problemText)
}
