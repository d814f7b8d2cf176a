import type { ConditionProblems } from '../problems/conditions.ts'
import type { DayProblems } from '../problems/days.ts'
import type { LimitProblems } from '../problems/limits.ts'
import type { NameProblems } from '../problems/names.ts'
import type { PaymentProblems } from '../problems/payments.ts'
import type { PeopleProblems } from '../problems/people.ts'
import type { PriceProblems } from '../problems/prices.ts'
import type { ReadingProblems } from '../problems/reading.ts'

/** Every code of a problem, with the values that it tells; undefined where the place says it all. */
export interface ProblemValues
  extends ReadingProblems,
    NameProblems,
    ConditionProblems,
    PeopleProblems,
    DayProblems,
    LimitProblems,
    PriceProblems,
    PaymentProblems {}

export type ProblemCode = keyof ProblemValues

/** The codes without values. */
export type PlainCode = {
  [Code in ProblemCode]: ProblemValues[Code] extends undefined ? Code : never
}[ProblemCode]

export type ValuedCode = Exclude<ProblemCode, PlainCode>

export interface ValuedProblem<Code extends ValuedCode> {
  readonly path: string
  readonly code: Code
  readonly values: ProblemValues[Code]
}

/**
 * One error or warning in a definition: where (a path such as `items.2.price`) and what. Its sentences are in `i18n`, one
 * for the panel and one for those who write the document.
 */
export type DefinitionProblem =
  | { readonly path: string; readonly code: PlainCode; readonly values?: undefined }
  | { [Code in ValuedCode]: ValuedProblem<Code> }[ValuedCode]

/** What a problem says, before its place is known. */
export type Finding = WithoutPath<DefinitionProblem>
type WithoutPath<Problem> = Problem extends unknown ? Omit<Problem, 'path'> : never

/** Makes a path out of names and positions; empty parts are left out. */
export const pathOf = (...parts: readonly (string | number)[]): string =>
  parts.filter((part) => part !== '').join('.')
