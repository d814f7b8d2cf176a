import { type DefinitionDocument, definitionSchema } from '../../event/definition/definition.ts'
import { type ToCheck, toCheckAt } from '../../event/draft/parts/to-check.ts'
import { formatMoney } from '../../values/money.ts'
import { formatHour } from '../../values/time.ts'
import { definitionHead } from '../kit/definition-head.ts'
import { closingBefore } from '../kit/event-days.ts'
import type { Template, TemplateAnswers, TemplateOrganiser } from '../kit/template.ts'
import { conferenceCard } from './card.ts'
import { type Conference, conferenceOf, SPEAKER } from './conference.ts'
import { conferenceFacts, conferenceItems, ROLES } from './items.ts'
import { conferencePage, conferencePlaceholders } from './page.ts'
import { CLOSES_BEFORE, conferencePayment } from './payment.ts'
import { CONFERENCE_SECTIONS, conferenceQuestions } from './questions.ts'
import { conferenceReductions, PARTNER_CODE } from './reductions.ts'
import { conferenceStatements } from './statements.ts'
import { CONFERENCE_LEGAL } from './terms.ts'

export const conference: Template = {
  card: conferenceCard,
  make,
  assumed: (answers) => assumedOf(conferenceOf(answers), answers),
  legal: CONFERENCE_LEGAL,
}

function make(answers: TemplateAnswers, organiser: TemplateOrganiser): DefinitionDocument {
  const made = conferenceOf(answers)
  const placeholders = conferencePlaceholders(made, answers, organiser)
  const isLimited = made.limit !== null || made.workshops.length > 0
  return definitionSchema.parse({
    ...definitionHead(conferenceCard, answers, made.days, '08:30:00'),
    kind: 'conference',
    page: conferencePage(made, placeholders, organiser),
    ask: { birthDate: 'no', sex: 'no' },
    windows: closingBefore(made.days, CLOSES_BEFORE),
    types: ROLES,
    typeLabel: 'Rola',
    ...(made.limit === null ? {} : { limit: made.limit }),
    ...(isLimited ? { waitingList: { smallerMayPass: true } } : {}),
    sections: CONFERENCE_SECTIONS,
    questions: conferenceQuestions(made),
    facts: conferenceFacts(made),
    items: conferenceItems(made),
    ...conferenceReductions(made),
    peoplePerRegistration: { min: 1, max: 30 },
    approvals: [{ id: 'speaker', name: 'Wystąpienie', when: SPEAKER }],
    numbers: [{ id: 'badge', name: 'Numer identyfikatora', pattern: '{n:3}' }],
    statements: conferenceStatements(made, placeholders),
    ...conferencePayment(made),
  })
}

function assumedOf(made: Conference, answers: TemplateAnswers): ToCheck[] {
  const { prices, workshops, length } = made
  return [
    ...(answers.adult === null
      ? toCheckAt('prices', `Cena, uczestnik: ${formatMoney(prices.whole.main)} netto.`)
      : []),
    ...(answers.child === null
      ? toCheckAt('prices', `Cena, student: ${formatMoney(prices.student)} z VAT.`)
      : []),
    ...workshops.flatMap(({ name, at, places }) =>
      toCheckAt(
        'extras',
        at === null
          ? `Warsztat bez godziny: ${name}, miejsca: ${places}.`
          : `Warsztat o ${formatHour(at)}: ${name}, miejsca: ${places}.`,
      ),
    ),
    ...(length > 1 && prices.dinner > 0
      ? toCheckAt(
          'extras',
          `Kolacja pierwszego dnia o 19:00: ${formatMoney(prices.dinner)} netto, stawka VAT do sprawdzenia.`,
        )
      : []),
    ...(prices.whole.main > 0
      ? toCheckAt('prices', `Kod partnera, który obniża cenę o 10%: ${PARTNER_CODE}.`)
      : []),
    ...toCheckAt('page', 'Godziny: rejestracja od 8:30, otwarcie o 9:30, obiad o 13:00.'),
  ]
}
