import { type DefinitionDocument, definitionSchema } from '../../event/definition/definition.ts'
import { type ToCheck, toCheckAt } from '../../event/draft/parts/to-check.ts'
import { formatMoney } from '../../values/money.ts'
import { definitionHead } from '../kit/definition-head.ts'
import { closingBefore } from '../kit/event-days.ts'
import type { Template, TemplateAnswers, TemplateOrganiser } from '../kit/template.ts'
import { type Camp, campOf } from './camp.ts'
import { campCard } from './card.ts'
import { campItems, closesBefore, groupClaims, groupPools } from './items.ts'
import { agesText, campPage, campPlaceholders, MEETING_HOUR, RETURN_HOUR } from './page.ts'
import { campPayment } from './payment.ts'
import { CAMP_SECTIONS, campQuestions } from './questions.ts'
import { campReductions, supportOf } from './reductions.ts'
import { campStatements } from './statements.ts'
import { CAMP_LEGAL } from './terms.ts'

export const camp: Template = {
  card: campCard,
  make,
  assumed: (answers) => assumedOf(campOf(answers), answers),
  legal: CAMP_LEGAL,
}

function make(answers: TemplateAnswers, organiser: TemplateOrganiser): DefinitionDocument {
  const made = campOf(answers)
  const placeholders = campPlaceholders(made, answers, organiser)
  const { pools = [], approvals } = supportOf(made)
  return definitionSchema.parse({
    ...definitionHead(campCard, answers, made.days, made.isOvernight ? '09:00:00' : '08:00:00'),
    kind: 'camp',
    page: campPage(made, placeholders, organiser),
    ...(made.terms.length === 0
      ? {
          ages: made.ages,
          windows: closingBefore(made.days, closesBefore(made)),
          limit: made.limit,
          claims: groupClaims(made),
        }
      : {}),
    sections: CAMP_SECTIONS,
    questions: campQuestions(made),
    items: campItems(made),
    adjustments: campReductions(made),
    pools: [...groupPools(made), ...pools],
    peoplePerRegistration: { min: 1, max: 5 },
    requirements: [
      {
        id: 'guardian',
        of: 'registration',
        must: { fact: 'role', in: ['guardian', 'staff'] },
        code: 'guardian_must_register',
        message: 'Dziecko zapisuje rodzic lub opiekun prawny.',
      },
    ],
    approvals,
    statements: campStatements(made, placeholders),
    ...campPayment(made),
  })
}

function assumedOf(made: Camp, answers: TemplateAnswers): ToCheck[] {
  const { prices, limit, groups, unread, isOvernight, days } = made
  return [
    ...toCheckAt('extras', ...unread.map((line) => `Nie udało się odczytać turnusu: „${line}”.`)),
    ...(answers.child === null ? toCheckAt('prices', `Cena turnusu: ${formatMoney(prices.child)}.`) : []),
    ...(answers.limit === null ? toCheckAt('limits', `Liczba dzieci na turnusie: ${limit}.`) : []),
    ...toCheckAt('who', `Wiek: ${agesText(made)}.`),
    ...(groups.length === 0
      ? []
      : toCheckAt('limits', `Grupy na turnusie: ${groups.length}, miejsca: ${groups.join(', ')}.`)),
    ...(isOvernight
      ? [
          ...toCheckAt(
            'extras',
            `Autokar: ${formatMoney(prices.coach)} w jedną stronę, bez przystanków po drodze.`,
          ),
          ...toCheckAt('page', `Godziny: zbiórka o ${MEETING_HOUR}, powrót około ${RETURN_HOUR}.`),
        ]
      : [
          ...toCheckAt('extras', `Późny odbiór do 17:30: ${formatMoney(prices.late)} za dzień.`),
          ...toCheckAt('page', 'Godziny: od 8:00 do 16:00, obiad o 12:30.'),
        ]),
    ...(days.start === null
      ? []
      : toCheckAt('extras', `Koszulka: ${formatMoney(prices.shirt)}, rozmiary 116–164 i S–L.`)),
  ]
}
