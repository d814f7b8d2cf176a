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
import { cyclingPilgrimageCard } from './card.ts'
import { rideFacts, rideItems } from './items.ts'
import { DAILY, RETURN_HOUR, ridePage, ridePlaceholders, START_HOUR } from './page.ts'
import { ridePayment } from './payment.ts'
import { RIDE_SECTIONS, rideQuestions } from './questions.ts'
import { rideReductions } from './reductions.ts'
import { type Ride, rideOf } from './ride.ts'
import type { Start } from './starts.ts'
import { RIDE_LEGAL, RIDE_TERMS } from './terms.ts'

export const cyclingPilgrimage: Template = {
  card: cyclingPilgrimageCard,
  make,
  assumed: (answers) => assumedOf(rideOf(answers), answers),
  legal: RIDE_LEGAL,
}

function make(answers: TemplateAnswers, organiser: TemplateOrganiser): DefinitionDocument {
  const ride = rideOf(answers)
  const placeholders = ridePlaceholders(ride, answers, organiser)
  return definitionSchema.parse({
    ...definitionHead(cyclingPilgrimageCard, answers, ride.days, `0${START_HOUR}:00`),
    kind: 'pilgrimage',
    page: ridePage(ride, placeholders, organiser),
    ages: { from: 10 },
    windows: closingBefore(ride.days, 10),
    groupLabel: 'Miejsce startu',
    groups: ride.starts.map((start) => groupOf(ride, start)),
    ...(ride.limit === null ? {} : { limit: ride.limit }),
    sections: RIDE_SECTIONS,
    questions: rideQuestions(ride),
    facts: rideFacts(ride),
    items: rideItems(ride),
    adjustments: rideReductions(ride),
    peoplePerRegistration: { min: 1, max: 10 },
    registrants: { minors: 'adult' },
    carers: { for: { fact: 'age', atMost: 15 }, may: { fact: 'age', atLeast: 18 }, most: 2 },
    approvals: [{ id: 'service', name: 'Służba', when: { fact: 'answer.service', given: true } }],
    numbers: [{ id: 'rider', name: 'Numer', pattern: 'R-{n:3}' }],
    statements: statementsOf(placeholders),
    ...ridePayment(ride),
  })
}

/** Who joins later has the days from there on: ages and terms follow them. */
function groupOf({ days: { start, end } }: Ride, { id, name, nth }: Start) {
  const first = start?.add({ days: nth - 1 })
  return {
    id,
    name,
    ...(first === undefined || end === null
      ? {}
      : { dates: { start: first.toString(), end: end.toString(), place: name } }),
  }
}

const statementsOf = (placeholders: Placeholders): StatementInput[] => [
  termsStatement(termsDocument(RIDE_TERMS, placeholders)),
  parentStatement,
  standardsStatement,
  healthStatement(HEALTH_SAID),
  {
    id: 'rower',
    version: 1,
    text: fill(
      'Rowery z tego zgłoszenia są sprawne, każda osoba jedzie w kasku, a zdrowie pozwala jej na {km} dziennie.',
      placeholders,
    ),
    required: true,
  },
  photosStatement,
  newsStatement,
]

function assumedOf({ prices, target, days, evenings }: Ride, answers: TemplateAnswers): ToCheck[] {
  return [
    ...(answers.adult === null ? toCheckAt('prices', `Cena, od 16 lat: ${formatMoney(prices.adult)}.`) : []),
    ...(answers.child === null
      ? toCheckAt('prices', `Cena, dziecko w wieku 10–15 lat: ${formatMoney(prices.child)}.`)
      : []),
    ...((answers.own.target ?? '').trim() === '' ? toCheckAt('page', `Cel: ${target}.`) : []),
    ...toCheckAt('about', `Godzina wyjazdu: ${START_HOUR}.`),
    ...toCheckAt('page', `Odległość na dzień: ${DAILY}.`),
    ...(evenings.length === 0
      ? []
      : toCheckAt('extras', `Ciepła kolacja: ${formatMoney(prices.supper)} za wieczór.`)),
    ...toCheckAt(
      'extras',
      `Powrót autokarem z rowerem: bliższe przystanki ${formatMoney(prices.returnNear)}, dalsze ${formatMoney(prices.returnFar)}, odjazd o ${RETURN_HOUR}.`,
    ),
    ...(days.start === null
      ? []
      : toCheckAt('extras', `Koszulka rowerowa: ${formatMoney(prices.shirt)}, rozmiary XS–XXL.`)),
  ]
}
