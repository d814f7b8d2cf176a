import type { QuoteProblem } from '#domain/quote/quote-result.ts'
import { pl } from '#i18n/pl.ts'

/** A problem as the verdict on a case shows it. */
export interface Complaint {
  readonly code: string
  /** The `ref` of the person it belongs to; null for the registration. */
  readonly person: string | null
  /** The field, item or pool. */
  readonly where: string | null
  /** The sentence that people read. */
  readonly message: string
}

export const complaintOf = (problem: QuoteProblem): Complaint => ({
  ...{ code: problem.code, person: problem.person, where: problem.where },
  message: pl.problem(problem),
})

/** 'field_invalid (jan) firstName: Wpisz co najmniej 2 znaki.' */
export function describeProblem({ code, person, where, message }: Complaint): string {
  return `${code}${person === null ? '' : ` (${person})`}${where === null ? '' : ` ${where}`}: ${message}`
}
