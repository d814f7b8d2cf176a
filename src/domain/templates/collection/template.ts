import {
  type DefinitionDocument,
  definitionSchema,
  type EventDefinitionInput,
} from '../../event/definition/definition.ts'
import { type ToCheck, toCheckAt } from '../../event/draft/parts/to-check.ts'
import { formatMoney } from '../../values/money.ts'
import { definitionHead } from '../kit/definition-head.ts'
import { closingOn } from '../kit/event-days.ts'
import type { Template, TemplateAnswers, TemplateOrganiser } from '../kit/template.ts'
import { collectionCard } from './card.ts'
import { type Collection, collectionOf } from './collection.ts'
import { collectionItems, GIFT_GIVEN, seats } from './items.ts'
import { CONCERT_HOUR, collectionPage, collectionPlaceholders } from './page.ts'
import { collectionPayment } from './payment.ts'
import { collectionQuestions, collectionSections } from './questions.ts'
import { collectionStatements } from './statements.ts'
import { COLLECTION_LEGAL } from './terms.ts'

export const collection: Template = {
  card: collectionCard,
  make,
  assumed: (answers) => assumedOf(collectionOf(answers), answers),
  legal: COLLECTION_LEGAL,
}

function make(answers: TemplateAnswers, organiser: TemplateOrganiser): DefinitionDocument {
  const made = collectionOf(answers)
  const placeholders = collectionPlaceholders(made, answers, organiser)
  return definitionSchema.parse({
    ...definitionHead(collectionCard, answers, made.days, made.isConcert ? `${CONCERT_HOUR}:00` : undefined),
    kind: 'collection',
    page: collectionPage(made, placeholders, organiser),
    ask: { birthDate: 'no', sex: 'no' },
    ...(made.isConcert ? ofConcert(made) : ofDonations(made)),
    sections: collectionSections(made),
    questions: collectionQuestions(made),
    items: collectionItems(made),
    statements: collectionStatements(made, placeholders),
    ...collectionPayment(made),
  })
}

/** Heads are counted; the desk sells what is left by the hour of the concert. */
const ofConcert = (made: Collection): Partial<EventDefinitionInput> => ({
  attendance: 'headcount',
  windows:
    made.days.start === null
      ? []
      : [
          { closes: `${made.days.start}T${CONCERT_HOUR}:00`, when: { fact: 'channel', is: 'online' } },
          { closes: `${made.days.start}T23:59:59`, when: { fact: 'channel', is: 'office' } },
        ],
  ...seats(made),
  peoplePerRegistration: { min: 1, max: 8 },
  requirements: [
    {
      id: 'absent',
      of: 'registration',
      when: { fact: 'number.absent', atLeast: 1 },
      must: GIFT_GIVEN,
      code: 'field_missing',
      where: 'gift',
      message: 'Wpisz kwotę darowizny.',
    },
  ],
})

/** One donor gives something, from the first day to the end of the last. */
const ofDonations = ({ days }: Collection): Partial<EventDefinitionInput> => ({
  windows: days.start === null ? [] : [{ opens: `${days.start}T00:00:00`, ...closingOn(days.end)[0] }],
  waitingList: null,
  peoplePerRegistration: { min: 1, max: 1 },
  requirements: [
    {
      id: 'gift',
      of: 'registration',
      must: GIFT_GIVEN,
      code: 'field_missing',
      where: 'gift',
      message: 'Wpisz kwotę darowizny.',
    },
  ],
})

function assumedOf({ isConcert, prices, cause, goal }: Collection, answers: TemplateAnswers): ToCheck[] {
  return [
    ...(cause === '' ? toCheckAt('page', 'Bez celu: dopisz, na co zbieracie.') : []),
    ...(goal === 0 ? toCheckAt('page', 'Bez kwoty celu: pokażemy samą sumę wpłat.') : []),
    ...(isConcert
      ? [
          ...(answers.adult === null
            ? toCheckAt('prices', `Cegiełka normalna: ${formatMoney(prices.adult)}.`)
            : []),
          ...(answers.child === null
            ? toCheckAt('prices', `Cegiełka ulgowa: ${formatMoney(prices.reduced)}.`)
            : []),
          ...toCheckAt(
            'prices',
            `Cegiełka rodzinna: ${formatMoney(prices.family)}, wspierająca: ${formatMoney(prices.supporter)}.`,
          ),
          ...(prices.goods === 0
            ? []
            : toCheckAt('extras', `Płyta albo kubek: ${formatMoney(prices.goods)}.`)),
          ...toCheckAt('page', `Koncert o ${CONCERT_HOUR}, drzwi otwarte od 17:00.`),
        ]
      : toCheckAt('prices', 'Bez koncertu: same darowizny przez internet.')),
  ]
}
