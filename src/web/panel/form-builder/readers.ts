import type { Question } from '#domain/event/draft/questions/blocks.ts'
import { readersOfAnswers } from '#i18n/pl/definition/asks.ts'

/** A right by which somebody of the staff sees an answer. */
export type Reader = NonNullable<Question['seenBy']>[number]

export const isReader = (right: string): right is Reader => Object.hasOwn(readersOfAnswers, right)

export const READERS: readonly Reader[] = Object.keys(readersOfAnswers).filter(isReader)
