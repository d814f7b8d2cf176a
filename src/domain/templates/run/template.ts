import { type DefinitionDocument, definitionSchema } from '../../event/definition/definition.ts'
import { type ToCheck, toCheckAt } from '../../event/draft/parts/to-check.ts'
import { formatMoney } from '../../values/money.ts'
import { formatDate, formatHour } from '../../values/time.ts'
import { definitionHead } from '../kit/definition-head.ts'
import { dayBefore } from '../kit/event-days.ts'
import type { Template, TemplateAnswers, TemplateOrganiser } from '../kit/template.ts'
import { runCard } from './card.ts'
import { runFacts, runItems, runPlaces } from './items.ts'
import { limitText, runPage, runPlaceholders } from './page.ts'
import { CLOSES_BEFORE, runPayment } from './payment.ts'
import { RUN_SECTIONS, runQuestions } from './questions.ts'
import { MEDIC, runReductions } from './reductions.ts'
import { DESK_PLACES, type Run, runOf } from './run.ts'
import { runStatements } from './statements.ts'
import { RUN_LEGAL } from './terms.ts'

export const run: Template = {
  card: runCard,
  make,
  assumed: (answers) => assumedOf(runOf(answers), answers),
  legal: RUN_LEGAL,
}

function make(answers: TemplateAnswers, organiser: TemplateOrganiser): DefinitionDocument {
  const made = runOf(answers)
  const placeholders = runPlaceholders(made, answers, organiser)
  return definitionSchema.parse({
    ...definitionHead(runCard, answers, made.days, startTimeOf(made)),
    kind: 'run',
    page: runPage(made, placeholders, organiser),
    ask: { birthDate: 'required', sex: 'required' },
    windows: windowsOf(made),
    ...runPlaces(made),
    sections: RUN_SECTIONS,
    questions: runQuestions(made),
    facts: runFacts(made),
    items: runItems(made),
    adjustments: runReductions(made),
    peoplePerRegistration: { min: 1, max: 10 },
    registrants: { minors: 'adult' },
    approvals: made.hasAdults ? [{ id: 'medic', name: 'Medyk na trasie', when: MEDIC }] : [],
    numbers: [{ id: 'start', name: 'Numer startowy', pattern: '{n:4}', given: 'payment' }],
    statements: runStatements(made, placeholders),
    ...runPayment(made),
  })
}

/** The first start of all. */
const startTimeOf = ({ distances }: Run): string | undefined =>
  distances
    .flatMap(({ at }) => at ?? [])
    .sort(Temporal.PlainTime.compare)[0]
    ?.toString({ smallestUnit: 'second' })

/** By internet until some days before, at the desk to the end of the day of the run. */
function windowsOf({ days }: Run) {
  const last = dayBefore(days, CLOSES_BEFORE)
  if (days.start === null || last === null) return []
  return [
    { closes: `${last}T23:59:59`, when: { fact: 'channel', is: 'online' } },
    { closes: `${days.start}T23:59:59`, when: { fact: 'channel', is: 'office' } },
  ]
}

function assumedOf(made: Run, answers: TemplateAnswers): ToCheck[] {
  const { prices, distances, orderedBy, days } = made
  const withHours = distances.filter(({ at }) => at !== null)
  const withoutHours = distances.filter(({ at }) => at === null)
  return [
    ...(answers.adult === null ? toCheckAt('prices', `Cena, od 13 lat: ${formatMoney(prices.adult)}.`) : []),
    ...(answers.child === null
      ? toCheckAt('prices', `Cena, dziecko na biegu dzieci: ${formatMoney(prices.child)}.`)
      : []),
    ...toCheckAt('extras', ...withoutHours.map(({ name }) => `Bez godziny startu: ${name}.`)),
    ...toCheckAt(
      'extras',
      ...withHours.map(({ name, at }) => `${name}: start o ${at === null ? '' : formatHour(at)}.`),
    ),
    ...(limitText(made) === '' ? [] : toCheckAt('page', `Limit czasu: ${limitText(made)}.`)),
    ...toCheckAt('page', 'Biuro zawodów: dzień wcześniej 16:00–20:00, w dniu biegu od 7:30.'),
    ...(days.start === null ? [] : toCheckAt('limits', `Miejsca do sprzedaży w dniu biegu: ${DESK_PLACES}.`)),
    ...(orderedBy === null || prices.adult === 0
      ? []
      : toCheckAt(
          'extras',
          `Koszulka: ${formatMoney(prices.shirt)}, grawer: ${formatMoney(prices.engraving)}, do zamówienia do ${formatDate(orderedBy)}.`,
        )),
    ...(prices.adult === 0 ? [] : toCheckAt('extras', `Makaron w przeddzień: ${formatMoney(prices.pasta)}.`)),
  ]
}
