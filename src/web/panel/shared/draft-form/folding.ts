import type { Question } from '#domain/event/definition/definition.ts'
import type { Answer } from '#domain/form/fields/answer-schema.ts'

/** Fewer are shown at once: a button in their place would save nothing. */
const LEAST_FOLDED = 3

interface Setting {
  readonly answers: Readonly<Record<string, Answer>>
  /** What was answered when the fields appeared: an answer that is deleted keeps its field. */
  readonly kept: ReadonlySet<string>
  /** The facts that price and places depend on, see `decidingFacts`. */
  readonly deciding: ReadonlySet<string>
  /** Whether something is to be said at the field. */
  readonly isWrong: (id: string) => boolean
}

/** The questions that may wait at the desk: they decide nothing, and nobody has answered them. */
export function foldedQuestions(
  questions: readonly Question[],
  { answers, kept, deciding, isWrong }: Setting,
): readonly Question[] {
  const waiting = questions.filter(
    ({ id }) => !isAnswered(answers[id]) && !kept.has(id) && !deciding.has(`answer.${id}`) && !isWrong(id),
  )
  return waiting.length < LEAST_FOLDED ? [] : waiting
}

export const isAnswered = (answer: Answer | undefined): boolean => answer !== undefined && answer !== null
