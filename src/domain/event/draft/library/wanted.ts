import type { Condition } from '../../definition/condition.ts'
import type { Question } from '../questions/blocks.ts'

/** A part of a condition, with its words where it comes from: 'wiek do 17 lat'. */
export interface WordedCondition {
  readonly condition: Condition
  readonly words: string
}

/** A question to be taken over: its id is that of where it comes from, and conditions name others by theirs. */
export interface WantedQuestion {
  readonly question: Omit<Question, 'section' | 'when' | 'codes'>
  /** When it is asked; all must hold. */
  readonly conditions: readonly WordedCondition[]
}
