import type { QuoteProblem, Reason } from '#domain/quote/quote-result.ts'
import { problem as problemInEnglish } from './en/problems.ts'
import { reason as reasonInEnglish } from './en/reasons.ts'
import { problem as problemInPolish } from './pl/problems.ts'
import { reason as reasonInPolish } from './pl/reasons.ts'
import { problem as problemInUkrainian } from './uk/problems.ts'
import { reason as reasonInUkrainian } from './uk/reasons.ts'

/**
 * The explanations of a quote in a language: why a line costs what it costs (empty where there is nothing to explain),
 * and the problems that prevent the registration of a draft. Names and the organiser's own sentences stay as they were
 * written.
 */
interface Explanations {
  readonly reason: (reason: Reason) => string
  readonly problem: (problem: QuoteProblem) => string
}

export type Language = 'pl' | 'en' | 'uk'

export const explanations: Readonly<Record<Language, Explanations>> = {
  pl: { reason: reasonInPolish, problem: problemInPolish },
  en: { reason: reasonInEnglish, problem: problemInEnglish },
  uk: { reason: reasonInUkrainian, problem: problemInUkrainian },
}
