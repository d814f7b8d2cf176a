import type { EventDefinition } from '#domain/event/definition.ts'
import { takenOf } from '#domain/registration/changes.ts'
import type { PersonDraft } from '#domain/registration/draft.ts'

/** Where somebody is and what they have, thing by thing: 'Biała', 'Autokar: Kielce', 'Obiad'. */
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
