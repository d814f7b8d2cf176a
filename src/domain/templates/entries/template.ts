import {
  type DefinitionDocument,
  definitionSchema,
  type EventDefinitionInput,
} from '../../event/definition/definition.ts'
import { type ToCheck, toCheckAt } from '../../event/draft/parts/to-check.ts'
import { formatMoney } from '../../values/money.ts'
import { formatHours } from '../../values/time.ts'
import { definitionHead } from '../kit/definition-head.ts'
import type { Template, TemplateAnswers, TemplateOrganiser } from '../kit/template.ts'
import { entriesCard } from './card.ts'
import { type Entries, entriesOf, isGroup, LEAST_OF_GROUP, MOST_OF_SINGLE, SINGLE } from './entries.ts'
import { entryItems, entryReductions, guidePools, hasLessons } from './items.ts'
import { entryPage, entryPlaceholders, VISIT } from './page.ts'
import { entryPayment } from './payment.ts'
import { ENTRY_SECTIONS, entryQuestions } from './questions.ts'
import { slotsOf } from './slots.ts'
import { entryStatements } from './statements.ts'
import { ENTRY_LEGAL } from './terms.ts'

export const entries: Template = {
  card: entriesCard,
  make,
  assumed: (answers) => assumedOf(entriesOf(answers), answers),
  legal: ENTRY_LEGAL,
}

function make(answers: TemplateAnswers, organiser: TemplateOrganiser): DefinitionDocument {
  const made = entriesOf(answers)
  const placeholders = entryPlaceholders(made, answers, organiser)
  return definitionSchema.parse({
    ...definitionHead(entriesCard, answers, made.days),
    kind: 'entries',
    page: entryPage(made, placeholders, organiser),
    attendance: 'headcount',
    ask: { birthDate: 'no', sex: 'no' },
    sections: ENTRY_SECTIONS,
    questions: entryQuestions(made),
    items: entryItems(made),
    adjustments: entryReductions(made),
    pools: guidePools(made),
    slots: slotsOf(made),
    // A full hour offers the nearest free ones instead.
    waitingList: null,
    peoplePerRegistration: { min: 1, max: made.most },
    requirements: requirementsOf(made),
    statements: entryStatements(made, placeholders),
    ...entryPayment(made),
  })
}

/** How many may come, and how early groups register. */
function requirementsOf(made: Entries): EventDefinitionInput['requirements'] {
  if (!made.groups.fit) return []
  return [
    {
      id: 'single',
      of: 'registration',
      when: SINGLE,
      must: { fact: 'people', atMost: MOST_OF_SINGLE },
      code: 'limit_per_registrant',
      message: `Od ${LEAST_OF_GROUP} osób wybierz grupę.`,
    },
    {
      id: 'group',
      of: 'registration',
      when: isGroup(made),
      must: { fact: 'people', atLeast: LEAST_OF_GROUP },
      code: 'group_too_small',
      message: `Grupa liczy co najmniej ${LEAST_OF_GROUP} osób.`,
    },
    ...(made.days.start === null ? [] : [{ ...EARLY_GROUP, when: isGroup(made) }]),
  ]
}

const EARLY_GROUP: NonNullable<EventDefinitionInput['requirements']>[number] = {
  id: 'early-group',
  of: 'registration',
  must: { fact: 'daysToSlot', atLeast: 3 },
  code: 'closed',
  where: 'slot',
  message: 'Grupy zapisują się najpóźniej 3 dni przed wizytą.',
}

const WEEKDAYS = ['pon.', 'wt.', 'śr.', 'czw.', 'pt.', 'sob.', 'niedz.']

function assumedOf(made: Entries, answers: TemplateAnswers): ToCheck[] {
  const { hours, prices, groups, limit } = made
  const days = hours.weekdays.map((day) => WEEKDAYS[day - 1]).join(', ')
  return [
    ...(answers.adult === null ? toCheckAt('prices', `Bilet normalny: ${formatMoney(prices.adult)}.`) : []),
    ...(answers.child === null ? toCheckAt('prices', `Bilet ulgowy: ${formatMoney(prices.reduced)}.`) : []),
    ...(answers.limit === null ? toCheckAt('hours', `Osoby na jedną godzinę: ${limit}.`) : []),
    ...toCheckAt(
      'hours',
      `Wejścia: ${days}, ${formatHours(hours.first, hours.last)}, co ${hours.everyMinutes} min.`,
    ),
    ...toCheckAt('hours', 'Zamknięte: 1 stycznia, 1 listopada, 24 i 25 grudnia.'),
    ...toCheckAt('page', `Zwiedzanie trwa około ${VISIT}.`),
    ...(prices.guide > 0 && groups.guides
      ? toCheckAt('extras', `Przewodnik: ${formatMoney(prices.guide)}.`)
      : []),
    ...(hasLessons(made) ? toCheckAt('extras', `Lekcja muzealna: ${formatMoney(prices.lesson)}.`) : []),
    ...(prices.audio > 0 ? toCheckAt('extras', `Audioprzewodnik: ${formatMoney(prices.audio)}.`) : []),
  ]
}
