import type { EventDefinition } from '../definition/definition.ts'
import type { FactName } from '../problems/values.ts'

/** A fact with the name of the item, option, question, type or group that it is about, or of the organiser's own fact. */
export function factName(definition: EventDefinition, fact: string): FactName {
  const [family = '', id = '', option] = fact.split('.')
  return { fact, thing: nameOf(definition, family, id, option) ?? null }
}

function nameOf(
  { facts, groups, items, questions, types }: EventDefinition,
  family: string,
  id: string,
  option: string | undefined,
): string | undefined {
  const named = (all: readonly { readonly id: string; readonly name: string }[]) =>
    all.find((each) => each.id === id)?.name
  switch (family) {
    case 'own':
      return named(facts)
    case 'answer':
    case 'count':
      return questions.find((question) => question.id === id)?.label
    case 'peopleOfType':
      return named(types)
    case 'peopleInGroup':
      return named(groups)
  }
  const item = items.find((each) => each.id === id)
  if (item === undefined || option === undefined) return item?.name
  const name = item.options.find((each) => each.id === option)?.name
  return name === undefined ? undefined : `${item.name}, ${name}`
}
