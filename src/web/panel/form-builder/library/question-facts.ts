import type { WantedQuestion } from '#domain/event/draft/library/wanted.ts'
import { counts } from '#i18n/pl/counts.ts'
import { questionTypeNames, readersOfAnswers } from '#i18n/pl/definition/asks.ts'
import { listed } from '#i18n/pl/listing.ts'
import { tie } from '#i18n/text/typography.ts'

const YEAR = 365

/** What is chosen about a question besides its words: 'wybór z listy · raz w zgłoszeniu · do usunięcia po roku'. */
export function factsOfQuestion({ question, conditions }: WantedQuestion): string {
  const { type, of, required, staffOnly, seenBy, keepDays } = question
  const facts = [
    questionTypeNames[type],
    ...(required ? ['wymagane'] : []),
    ...(of === 'registration' ? ['raz w zgłoszeniu'] : []),
    ...(staffOnly === true ? ['tylko dla biura'] : []),
    ...(conditions.length === 0
      ? []
      : [
          `gdy ${listed(
            conditions.map(({ words }) => words),
            'i',
          )}`,
        ]),
    ...(seenBy === undefined
      ? []
      : [
          `odpowiedź widzi: ${listed(
            seenBy.map((right) => readersOfAnswers[right]),
            'i',
          )}`,
        ]),
    ...(keepDays === undefined ? [] : [`do usunięcia ${keptWords(keepDays)}`]),
  ]
  return tie(facts.join(' · '))
}

/** 'rok po wydarzeniu', '30 dni po wydarzeniu'. */
export function keptWords(days: number): string {
  const years = days / YEAR
  const span =
    years === 1 ? 'rok' : Number.isInteger(years) && years > 0 ? counts.years(years) : counts.days(days)
  return `${span} po wydarzeniu`
}

const SHOWN_OPTIONS = 6

/** 'Zwykłe, Bez mięsa, Bez glutenu, Inne'; of many the first; null where they say nothing, as yes and no. */
export function optionsOfQuestion({ question: { options } }: WantedQuestion): string | null {
  if (options.length < 3) return null
  const names = options.slice(0, SHOWN_OPTIONS).map(({ name }) => name)
  return tie(`${names.join(', ')}${options.length > SHOWN_OPTIONS ? '…' : ''}`)
}
