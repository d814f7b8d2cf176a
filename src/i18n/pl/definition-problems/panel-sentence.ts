import type { DefinitionProblem } from '#domain/event/definition/problem.ts'
import { conditionSentences } from './panel/conditions.ts'
import { daySentences } from './panel/days.ts'
import { limitSentences } from './panel/limits.ts'
import { nameSentences } from './panel/names.ts'
import { paymentSentences } from './panel/payments.ts'
import { peopleSentences } from './panel/people.ts'
import { priceSentences } from './panel/prices.ts'
import { readingSentences } from './panel/reading.ts'
import { type Sentences, sentenceOf } from './shared/sentences.ts'

/** The sentences for organisers, in the words of the pages of settings: no ids, no fields, no grosze. */
export const PANEL_SENTENCES: Sentences = {
  ...readingSentences,
  ...nameSentences,
  ...conditionSentences,
  ...peopleSentences,
  ...daySentences,
  ...limitSentences,
  ...priceSentences,
  ...paymentSentences,
}

/** A problem in the words of the panel. */
export const panelSentence = (problem: DefinitionProblem): string => sentenceOf(PANEL_SENTENCES, problem)
