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
import { fill, type Placeholders } from '../kit/fill.ts'
import { HEALTH_SAID } from '../kit/health-questions.ts'
import type { Template, TemplateAnswers, TemplateOrganiser } from '../kit/template.ts'
import { termsDocument } from '../kit/terms.ts'
import { walkingPilgrimageCard } from './card.ts'
import { walkItems } from './items.ts'
import { DAILY, RETURN_HOUR, START_HOUR, walkPage, walkPlaceholders } from './page.ts'
import { walkPayment } from './payment.ts'
import { WALK_SECTIONS, walkQuestions } from './questions.ts'
import { walkReductions } from './reductions.ts'
import { WALK_LEGAL, WALK_TERMS } from './terms.ts'
import { type Walk, walkOf } from './walk.ts'

export const walkingPilgrimage: Template = {
  card: walkingPilgrimageCard,
  make,
  assumed: (answers) => assumedOf(walkOf(answers), answers),
  legal: WALK_LEGAL,
}

function make(answers: TemplateAnswers, organiser: TemplateOrganiser): DefinitionDocument {
  const walk = walkOf(answers)
  const placeholders = walkPlaceholders(walk, answers, organiser)
  return definitionSchema.parse({
    ...definitionHead(walkingPilgrimageCard, answers, walk.days, `0${START_HOUR}:00`),
    kind: 'pilgrimage',
    page: walkPage(walk, placeholders, organiser),
    windows: closingBefore(walk.days, 5),
    ...placesOf(walk),
    sections: WALK_SECTIONS,
    questions: walkQuestions(walk),
    items: walkItems(walk),
    adjustments: walkReductions(walk),
    peoplePerRegistration: { min: 1, max: 20 },
    registrants: { minors: 'adult' },
    carers: { for: { fact: 'age', atMost: 12 }, may: { fact: 'age', atLeast: 18 }, most: 3 },
    approvals: [{ id: 'service', name: 'Służba', when: { fact: 'answer.service', given: true } }],
    statements: statementsOf(placeholders),
    ...walkPayment(walk),
  })
}

/** Groups share the limit equally, begun places for all. */
const placesOf = ({ limit, groups }: Walk) => ({
  ...(limit === null ? {} : { limit }),
  groups: groups.map((group) => ({
    ...group,
    ...(limit === null
      ? {}
      : { limit: { places: Math.ceil(limit / groups.length), name: `Grupa ${group.name}` } }),
  })),
  numbers: [
    groups.length > 0
      ? { id: 'pilgrim', name: 'Numer', pattern: '{group}-{n:3}', per: 'group' as const }
      : { id: 'pilgrim', name: 'Numer', pattern: '{n:3}' },
  ],
})

const statementsOf = (placeholders: Placeholders): StatementInput[] => [
  termsStatement(termsDocument(WALK_TERMS, placeholders)),
  parentStatement,
  standardsStatement,
  healthStatement(HEALTH_SAID),
  {
    id: 'sily',
    version: 1,
    text: fill('Stan zdrowia osób z tego zgłoszenia pozwala na marsz po {km} dziennie.', placeholders),
    required: true,
  },
  photosStatement,
  newsStatement,
]

function assumedOf({ prices, target, days }: Walk, answers: TemplateAnswers): ToCheck[] {
  return [
    ...(answers.adult === null
      ? toCheckAt('prices', `Cena, osoba dorosła: ${formatMoney(prices.adult)}.`)
      : []),
    ...(answers.child === null
      ? toCheckAt('prices', `Cena, dziecko do 15 lat: ${formatMoney(prices.child)}.`)
      : []),
    ...((answers.own.target ?? '').trim() === '' ? toCheckAt('page', `Cel: ${target}.`) : []),
    ...toCheckAt('about', `Godzina wyjścia: ${START_HOUR}.`),
    ...toCheckAt('page', `Odległość na dzień: ${DAILY}.`),
    ...toCheckAt(
      'extras',
      `Autokar powrotny: bliższe przystanki ${formatMoney(prices.coachNear)}, dalsze ${formatMoney(prices.coachFar)}, odjazd o ${RETURN_HOUR}.`,
    ),
    ...(days.start === null
      ? []
      : toCheckAt('extras', `Koszulka: ${formatMoney(prices.shirt)}, rozmiary 116–152 i S–XXL.`)),
  ]
}
