import { newsStatement, type StatementInput, termsStatement } from '../kit/common-statements.ts'
import type { Placeholders } from '../kit/fill.ts'
import { termsDocument } from '../kit/terms.ts'
import type { Collection } from './collection.ts'
import { GIFT_GIVEN } from './items.ts'
import { SHOWN } from './questions.ts'
import { collectionTerms } from './terms.ts'

export const collectionStatements = (
  collection: Collection,
  placeholders: Placeholders,
): StatementInput[] => [
  termsStatement(termsDocument(collectionTerms(collection), placeholders)),
  {
    id: 'darowizna',
    version: 1,
    text: `Przekazuję darowiznę${collection.cause === '' ? '' : ` na cel: ${collection.cause}`}. Nie oczekuję nic w zamian.`,
    required: true,
    when: GIFT_GIVEN,
    once: true,
  },
  {
    id: 'lista',
    version: 1,
    text: 'Zgadzam się na pokazanie mnie na liście darczyńców tak, jak to zaznaczam wyżej. Zgodę można wycofać.',
    required: true,
    when: SHOWN,
    once: true,
  },
  ...(collection.isConcert ? [OF_REDUCED] : []),
  newsStatement,
]

const OF_REDUCED: StatementInput = {
  id: 'ulga',
  version: 1,
  text: 'Osoby z cegiełką ulgową pokażą dokument na wejściu.',
  required: true,
  when: { fact: 'number.reduced', atLeast: 1 },
  once: true,
}
