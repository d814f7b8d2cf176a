import type { EventDefinitionInput } from '../../event/definition/definition.ts'
import type { EventDays } from './event-days.ts'
import { clip } from './names.ts'
import type { TemplateAnswers, TemplateCard } from './template.ts'

/** What a definition begins with: a name, that of the template where none is typed, and its days. */
export const definitionHead = (
  card: TemplateCard,
  { title }: TemplateAnswers,
  days: EventDays,
  startTime?: string,
): Pick<EventDefinitionInput, 'schemaVersion' | 'title' | 'dates'> => ({
  schemaVersion: 3,
  title: clip(title, 140) || card.title,
  dates: {
    start: days.start?.toString() ?? null,
    end: days.end?.toString() ?? null,
    ...(startTime === undefined ? {} : { startTime }),
  },
})
