import { eventDays } from './event-days.ts'
import type { Placeholders } from './fill.ts'
import type { TemplateAnswers, TemplateOrganiser } from './template.ts'

/** The placeholders that texts of every template may name, with those of one template. */
export const placeholdersOf = (
  answers: TemplateAnswers,
  organiser: TemplateOrganiser,
  own: Readonly<Record<string, string>> = {},
): Placeholders => ({
  days: eventDays(answers),
  values: {
    miejsce: answers.place.trim(),
    organizator: organiser.name,
    adres: organiser.address,
    telefon: organiser.phone,
    'e-mail': organiser.email,
    ...own,
  },
})
