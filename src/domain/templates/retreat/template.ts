import { type DefinitionDocument, definitionSchema } from '../../event/definition/definition.ts'
import { type ToCheck, toCheckAt } from '../../event/draft/parts/to-check.ts'
import { formatMoney } from '../../values/money.ts'
import {
  healthStatement,
  newsStatement,
  parentStatement,
  photosStatement,
  type StatementInput,
  standardsStatement,
  termsStatement,
} from '../kit/common-statements.ts'
import { definitionHead } from '../kit/definition-head.ts'
import { closingBefore } from '../kit/event-days.ts'
import type { Placeholders } from '../kit/fill.ts'
import { SPECIAL_FOOD } from '../kit/food-questions.ts'
import { HEALTH_SAID } from '../kit/health-questions.ts'
import { MINOR } from '../kit/minors-questions.ts'
import { stayGroup } from '../kit/stays.ts'
import type { Template, TemplateAnswers, TemplateOrganiser } from '../kit/template.ts'
import { termsDocument } from '../kit/terms.ts'
import { retreatCard } from './card.ts'
import { type House, houseOf } from './house.ts'
import { AGES, houseItems, housePools, placesOfTerm } from './items.ts'
import { housePage, housePlaceholders } from './page.ts'
import { housePayment } from './payment.ts'
import { HOUSE_SECTIONS, houseQuestions } from './questions.ts'
import { houseReductions, SUPPORT_POOL } from './reductions.ts'
import { HOUSE_LEGAL, houseTerms } from './terms.ts'

/** The last moment of registering, before each term. */
const CLOSES_BEFORE = 7

export const retreat: Template = {
  card: retreatCard,
  make,
  assumed: (answers) => assumedOf(houseOf(answers), answers),
  legal: HOUSE_LEGAL,
}

function make(answers: TemplateAnswers, organiser: TemplateOrganiser): DefinitionDocument {
  const house = houseOf(answers)
  const placeholders = housePlaceholders(house, answers, organiser)
  const reductions = houseReductions(house)
  return definitionSchema.parse({
    ...definitionHead(retreatCard, answers, house.days, '15:00:00'),
    kind: 'retreat',
    page: housePage(house, placeholders, organiser),
    ask: { birthDate: 'required', sex: 'required' },
    windows: house.groups.length > 0 ? [] : closingBefore(house.days, CLOSES_BEFORE),
    groupLabel: 'Turnus',
    groups: house.groups.map((group) => stayGroup(group, CLOSES_BEFORE)),
    sections: HOUSE_SECTIONS,
    questions: houseQuestions(house),
    facts: AGES,
    items: houseItems(house),
    adjustments: reductions,
    pools: [...housePools(house), ...(reductions.length === 0 ? [] : [SUPPORT_POOL])],
    claims: placesOfTerm(house),
    waitingList: { smallerMayPass: true },
    peoplePerRegistration: { min: 1, max: 8 },
    registrants: { minors: 'adult' },
    carers: { for: MINOR, may: { fact: 'age', atLeast: 18 }, most: 6 },
    approvals: [
      { id: 'service', name: 'Posługa', when: { fact: 'answer.service', given: true } },
      ...(reductions.length === 0
        ? []
        : [{ id: 'support', name: 'Miejsce ze wsparciem', when: { fact: 'answer.support', is: true } }]),
    ],
    statements: statementsOf(house, placeholders),
    ...housePayment(house),
  })
}

const statementsOf = ({ prices }: House, placeholders: Placeholders): StatementInput[] => [
  termsStatement(termsDocument(houseTerms(prices.deposit > 0), placeholders)),
  parentStatement,
  standardsStatement,
  healthStatement({ any: [HEALTH_SAID, SPECIAL_FOOD] }),
  photosStatement,
  newsStatement,
]

function assumedOf({ prices, rooms, unread }: House, answers: TemplateAnswers): ToCheck[] {
  const named = rooms.map(({ name, count, beds }) => `${name} × ${count} (łóżka: ${beds * count})`)
  return [
    ...toCheckAt('about', ...unread.map((line) => `Nie udało się odczytać turnusu: „${line}”.`)),
    ...(answers.adult === null
      ? toCheckAt('prices', `Cena, osoba dorosła: ${formatMoney(prices.adult)}.`)
      : []),
    ...(answers.child === null
      ? toCheckAt('prices', `Cena, dziecko w wieku 4–10 lat: ${formatMoney(prices.child)}.`)
      : []),
    ...toCheckAt('limits', `Pokoje: ${named.join(', ')}.`),
    ...toCheckAt('extras', `Obiad w dniu przyjazdu: ${formatMoney(prices.lunch)}.`),
    ...toCheckAt('extras', `Prowiant na drogę: ${formatMoney(prices.provisions)}.`),
    ...toCheckAt('page', 'Godziny: pokoje od 15:00, kolacja o 18:00, ostatniego dnia obiad o 13:00.'),
  ]
}
