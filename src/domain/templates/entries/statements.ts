import {
  newsStatement,
  type StatementInput,
  standardsStatement,
  termsStatement,
} from '../kit/common-statements.ts'
import type { Placeholders } from '../kit/fill.ts'
import { termsDocument } from '../kit/terms.ts'
import { type Entries, SCHOOL } from './entries.ts'
import { entryTerms } from './terms.ts'

export const entryStatements = (entries: Entries, placeholders: Placeholders): StatementInput[] => [
  termsStatement(termsDocument(entryTerms(entries), placeholders)),
  {
    id: 'ulga',
    version: 1,
    text: 'Osoby z biletem ulgowym pokażą dokument na wejściu.',
    required: true,
    when: { fact: 'number.reduced', atLeast: 1 },
    once: true,
  },
  ...(entries.groups.schools ? ofSchools : []),
  newsStatement,
]

const ofSchools: StatementInput[] = [
  { ...standardsStatement, when: SCHOOL },
  {
    id: 'opieka',
    version: 1,
    text: 'Opiekunowie są z grupą przez całe zwiedzanie i odpowiadają za uczniów.',
    required: true,
    when: SCHOOL,
    once: true,
  },
]
