import type { WantedChange } from '#contract/office-jobs.ts'
import type { EventDefinition } from '#domain/event/definition/definition.ts'

interface Changeable {
  readonly key: string
  readonly name: string
  readonly options: readonly { readonly key: string; readonly name: string; readonly change: WantedChange }[]
}

const YES_OR_NO = new Set(['checkbox', 'switch', 'iconToggle'])

/** What of an event can be changed for many people at once: whatever has a few values that are the same for all. */
export function changeableIn(definition: EventDefinition): Changeable[] {
  const { groups, types, groupLabel, typeLabel, items, questions } = definition
  const all: Changeable[] = [
    { key: 'group', name: groupLabel, options: placesOf('group', groups) },
    { key: 'type', name: typeLabel, options: placesOf('type', types) },
    ...items.map((item) => ({ key: `choice.${item.id}`, name: item.name, options: optionsOfItem(item) })),
    ...questions.map((question) => ({
      key: `answer.${question.id}`,
      name: question.label,
      options: optionsOfQuestion(question),
    })),
  ]
  return all.filter(({ options }) => options.length > 0)
}

const placesOf = (
  what: 'group' | 'type',
  places: readonly { readonly id: string; readonly name: string }[],
) => places.map(({ id, name }) => ({ key: id, name, change: { what, value: id } }))

function optionsOfItem({ id: item, choose, options }: EventDefinition['items'][number]) {
  if (choose !== 'one' && choose !== 'optional') return []
  const change = (value: string | true | null) => ({ what: 'choice' as const, item, value })
  const given =
    options.length === 0
      ? [{ key: 'yes:', name: 'tak', change: change(true) }]
      : options.map(({ id, name }) => ({ key: id, name, change: change(id) }))
  return choose === 'one' ? given : [...given, { key: 'no:', name: 'nie', change: change(null) }]
}

function optionsOfQuestion({ id: question, type, options, required }: EventDefinition['questions'][number]) {
  const change = (value: string | boolean | null) => ({ what: 'answer' as const, question, value })
  if (YES_OR_NO.has(type))
    return [
      { key: 'yes:', name: 'tak', change: change(true) },
      { key: 'no:', name: 'nie', change: change(false) },
    ]
  if (type !== 'select' && type !== 'radio') return []
  const given = options.map(({ id, name }) => ({ key: id, name, change: change(id) }))
  return required ? given : [...given, { key: 'no:', name: 'bez odpowiedzi', change: change(null) }]
}
