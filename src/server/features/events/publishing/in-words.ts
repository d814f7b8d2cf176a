import type { DefinitionProblem } from '#domain/event/definition/problem.ts'

export interface WordedProblem {
  readonly path: string
  readonly code: string
  readonly message: string
}

/** Problems or warnings of a definition with their sentences, in the words of those who read them. */
export const inWords = (
  problems: readonly DefinitionProblem[],
  sentence: (problem: DefinitionProblem) => string,
): WordedProblem[] =>
  problems.map((problem) => ({ path: problem.path, code: problem.code, message: sentence(problem) }))
