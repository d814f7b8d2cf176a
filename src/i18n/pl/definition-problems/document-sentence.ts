import type { DefinitionProblem } from '#domain/event/definition/problem.ts'
import { conditionSentences } from './document/conditions.ts'
import { daySentences } from './document/days.ts'
import { limitSentences } from './document/limits.ts'
import { nameSentences } from './document/names.ts'
import { paymentSentences } from './document/payments.ts'
import { peopleSentences } from './document/people.ts'
import { priceSentences } from './document/prices.ts'
import { readingSentences } from './document/reading.ts'
import { type Sentences, sentenceOf } from './shared/sentences.ts'

/** The sentences for those who write the document itself, in its own words: fields, ids, grosze. */
export const DOCUMENT_SENTENCES: Sentences = {
  ...readingSentences,
  ...nameSentences,
  ...conditionSentences,
  ...peopleSentences,
  ...daySentences,
  ...limitSentences,
  ...priceSentences,
  ...paymentSentences,
}

/** A problem in the words of the document: for imports, the API and `npm run cases`. */
export const documentSentence = (problem: DefinitionProblem): string =>
  sentenceOf(DOCUMENT_SENTENCES, problem)
