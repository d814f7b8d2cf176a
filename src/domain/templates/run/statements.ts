import {
  healthStatement,
  newsStatement,
  parentStatement,
  photosStatement,
  type StatementInput,
  standardsStatement,
  termsStatement,
} from '../kit/common-statements.ts'
import type { Placeholders } from '../kit/fill.ts'
import { termsDocument } from '../kit/terms.ts'
import type { Run } from './run.ts'
import { runTerms } from './terms.ts'

export const runStatements = (run: Run, placeholders: Placeholders): StatementInput[] => [
  termsStatement(termsDocument(runTerms(run), placeholders)),
  parentStatement,
  standardsStatement,
  healthStatement({ fact: 'answer.assistance', is: true }),
  {
    id: 'bieg',
    version: 1,
    text: 'Stan zdrowia osób z tego zgłoszenia pozwala im na wybrany dystans.',
    required: true,
  },
  {
    id: 'lista',
    version: 1,
    text: 'Zgadzam się, aby moje imię, nazwisko, rocznik, miejscowość i klub były na publicznej liście startowej.',
    required: false,
    when: { fact: 'age', atLeast: youngest(run) },
  },
  photosStatement,
  newsStatement,
]

/** From this age on people start, so that a sentence with it is asked of each. */
const youngest = ({ distances }: Run): number => Math.min(...distances.map(({ ages }) => ages.from))
