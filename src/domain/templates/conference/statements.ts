import {
  healthStatement,
  newsStatement,
  photosStatement,
  type StatementInput,
  termsStatement,
} from '../kit/common-statements.ts'
import type { Placeholders } from '../kit/fill.ts'
import { SPECIAL_FOOD } from '../kit/food-questions.ts'
import { termsDocument } from '../kit/terms.ts'
import { asksPublicMoney, type Conference, PUBLIC_MONEY } from './conference.ts'
import { ROLES } from './items.ts'
import { conferenceTerms } from './terms.ts'

export const conferenceStatements = (
  conference: Conference,
  placeholders: Placeholders,
): StatementInput[] => [
  termsStatement(termsDocument(conferenceTerms(conference), placeholders)),
  healthStatement({ any: [{ fact: 'answer.needs', given: true }, SPECIAL_FOOD] }),
  ...(asksPublicMoney(conference) ? [OF_PUBLIC_MONEY] : []),
  {
    id: 'lista',
    version: 1,
    text: 'Zgadzam się, aby moje imię, nazwisko i instytucja były na liście uczestników.',
    required: false,
    // Of each person, whatever the role.
    when: { fact: 'type', in: (ROLES ?? []).map(({ id }) => id) },
  },
  {
    id: 'dane-innych',
    version: 1,
    text: 'Osoby, które zapisuję, wiedzą o zapisie. Dostaną od Was informację o danych.',
    required: true,
    when: { fact: 'people', atLeast: 2 },
    once: true,
  },
  photosStatement,
  newsStatement,
]

const OF_PUBLIC_MONEY: StatementInput = {
  id: 'srodki',
  version: 1,
  text: 'Udział jest finansowany w co najmniej 70% ze środków publicznych i służy kształceniu zawodowemu.',
  required: true,
  when: PUBLIC_MONEY,
  once: true,
}
