import { refusalMessages } from '#i18n/pl/refusal-messages.ts'

/** A longer list would not be read, and a short request must not have a long answer. */
const MAX_PROBLEMS = 100

interface ReportedProblem {
  readonly code: string
  readonly field: string
  readonly message: string
}

/** The first problems, and the number of further ones. */
export function limitProblems<T extends ReportedProblem>(
  problems: readonly T[],
): (T | (ReportedProblem & { person: null; where: null }))[] {
  const more = problems.length - MAX_PROBLEMS
  if (more <= 0) return [...problems]
  const message = refusalMessages.moreProblems(more)
  const rest = { code: 'more_problems', field: '', person: null, where: null, message }
  return [...problems.slice(0, MAX_PROBLEMS), rest]
}
