import type { EventDefinition } from '../event/definition.ts'
import type { RegistrationDraft } from '../registration/draft.ts'
import { readChoice } from './choices.ts'

/** A term (turnus) by name, with its days. */
export interface ChosenTerm {
  readonly name: string
  readonly start: string
  readonly end: string | null
}

/** The terms that anybody of a draft has chosen, each once, in the order of the definition. */
export function chosenTerms(
  { items }: Pick<EventDefinition, 'items'>,
  draft: Pick<RegistrationDraft, 'people' | 'choices'>,
): ChosenTerm[] {
  return items.flatMap((item) => {
    const choosers = item.per === 'person' ? draft.people : [draft]
    const chosen = new Set(
      choosers.flatMap(({ choices }) =>
        readChoice(item, choices[item.id]).picks.map(({ option }) => option?.id),
      ),
    )
    return item.options.flatMap(({ id, name, dates }) =>
      dates && chosen.has(id) ? [{ name, start: dates.start, end: dates.end ?? null }] : [],
    )
  })
}
