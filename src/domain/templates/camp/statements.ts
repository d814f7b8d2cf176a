import type { Condition } from '../../event/definition/condition.ts'
import {
  newsStatement,
  parentStatement,
  photosStatement,
  type StatementInput,
  standardsStatement,
  termsStatement,
} from '../kit/common-statements.ts'
import type { Placeholders } from '../kit/fill.ts'
import { termsDocument } from '../kit/terms.ts'
import type { Camp } from './camp.ts'
import { mayGoAlone } from './questions.ts'
import { campTerms } from './terms.ts'

export const campStatements = (camp: Camp, placeholders: Placeholders): StatementInput[] => [
  termsStatement(termsDocument(campTerms(camp), placeholders)),
  parentStatement,
  standardsStatement,
  ...ofEachChild(camp),
  photosStatement,
  newsStatement,
]

/** A sentence with a condition is asked of each child. */
function ofEachChild(camp: Camp): StatementInput[] {
  const of = (id: string, text: string, required: boolean, when: Condition): StatementInput => ({
    ...{ id, version: 1, text, required, when },
  })
  const each = { fact: 'age', atMost: camp.ages.to }
  return [
    of('karta', 'Dane w karcie, także o zdrowiu, są pełne. Zgłoszę każdą zmianę.', true, each),
    of('pomoc', 'Proszę wezwać pomoc, gdy dziecko jej potrzebuje, i od razu do mnie zadzwonić.', true, each),
    of('odbior', 'Dziecko można wydać tylko mnie i osobom z listy w zgłoszeniu.', true, each),
    ...(camp.isOvernight ? [of('kapiel', 'Zgadzam się na kąpiel w strzeżonym miejscu.', false, each)] : []),
    ...(mayGoAlone(camp)
      ? [
          of('powrot', 'Dziecko może wracać do domu bez opieki, na moją odpowiedzialność.', true, {
            fact: 'answer.alone',
            is: true,
          }),
        ]
      : []),
  ]
}
