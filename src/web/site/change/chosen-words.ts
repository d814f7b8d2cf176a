import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { takenOf } from '#domain/registration/changes.ts'
import type { PersonDraft } from '#domain/registration/draft.ts'

/** The place of a person and their chosen items, one by one: 'Biała', 'Autokar: Kielce', 'Obiad'. */
export function chosenWords(
  { choices, group }: Pick<PersonDraft, 'choices' | 'group'>,
  { items, groups }: Pick<EventDefinition, 'items' | 'groups'>,
): string[] {
  const inGroup = groups.flatMap(({ id, name }) => (id === group ? [name] : []))
  const things = items.flatMap(({ id, name, options }) => {
    const taken = takenOf(choices[id], new Map(options.map((option) => [option.id, option.name])))
    if (taken === null || taken === false) return []
    return [taken === true ? name : `${name}: ${[taken].flat().join(', ')}`]
  })
  return [...inGroup, ...things]
}
