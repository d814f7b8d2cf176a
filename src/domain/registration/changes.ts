import type { EventDefinition } from '../event/definition/definition.ts'
import { sameValue } from '../values/same-value.ts'
import type { Choice, PersonDraft, RegistrationDraft } from './draft.ts'

/** A field of a person or of the whole registration, by the code of its words. */
export type ChangedField = 'firstName' | 'lastName' | 'birthDate' | 'sex' | 'type' | 'group' | 'slot' | 'code'

/**
 * One difference made by a change, as plain data: `i18n` words it. People, questions and items have the names of that
 * time; `person` is null for the whole registration. For an answer only the fact that it changed is recorded: its
 * content may be private.
 */
export type DraftChange =
  | { readonly kind: 'joined' | 'left'; readonly person: string }
  | {
      readonly kind: 'field'
      readonly person: string | null
      readonly field: ChangedField
      readonly from: string | null
      readonly to: string | null
    }
  | { readonly kind: 'answer'; readonly person: string | null; readonly name: string }
  | {
      readonly kind: 'choice'
      readonly person: string | null
      readonly name: string
      readonly from: Taken
      readonly to: Taken
    }

/** What was chosen of an item: names of options, a number of pieces, yes or no; null: nothing. */
export type Taken = readonly string[] | number | boolean | null

const FIELDS = ['firstName', 'lastName', 'birthDate', 'sex', 'type', 'group'] as const

/** The differences made by a changed draft: people who join and leave, then person by person, then the whole. */
export function changesOf(
  definition: EventDefinition,
  agreed: RegistrationDraft,
  changed: RegistrationDraft,
): DraftChange[] {
  const names = namesOf(definition)
  const people = changed.people.flatMap((person) => {
    const before = findPerson(agreed, person.ref)
    return before === undefined ? [] : changesOfPerson(names, before, person)
  })
  return [
    ...changed.people.filter(({ ref }) => !findPerson(agreed, ref)).map(differenceOf('joined')),
    ...agreed.people.filter(({ ref }) => !findPerson(changed, ref)).map(differenceOf('left')),
    ...people,
    ...changesOfFields(null, ['slot', 'code'], agreed, changed, names),
    ...changesOfRest(null, agreed, changed, names),
  ]
}

const findPerson = ({ people }: RegistrationDraft, wanted: string) => people.find(({ ref }) => ref === wanted)

const nameOf = ({ firstName, lastName }: PersonDraft) => `${firstName} ${lastName}`

const differenceOf = (kind: 'joined' | 'left') => (person: PersonDraft) => ({ kind, person: nameOf(person) })

/** A person has the name from before the change: readers of the change know it. */
const changesOfPerson = (names: Names, before: PersonDraft, after: PersonDraft): DraftChange[] => [
  ...changesOfFields(nameOf(before), FIELDS, before, after, names),
  ...changesOfRest(nameOf(before), before, after, names),
]

type Names = ReturnType<typeof namesOf>

/** The organiser's name of a thing with an id. */
function namesOf({ types, groups, questions, items }: EventDefinition) {
  const byId = (all: readonly { id: string; name: string }[]) =>
    new Map(all.map(({ id, name }) => [id, name]))
  return {
    type: byId(types),
    group: byId(groups),
    question: new Map(questions.map(({ id, label }) => [id, label])),
    item: byId(items),
    options: new Map(items.map(({ id, options }) => [id, byId(options)])),
  }
}

function changesOfFields<Field extends ChangedField>(
  person: string | null,
  fields: readonly Field[],
  before: Readonly<Record<Field, string | null>>,
  after: Readonly<Record<Field, string | null>>,
  names: Names,
): DraftChange[] {
  const byField: Partial<Record<ChangedField, ReadonlyMap<string, string>>> = names
  const call = (field: Field, value: string | null) =>
    value === null ? null : (byField[field]?.get(value) ?? value)
  return fields
    .filter((field) => before[field] !== after[field])
    .map((field) => ({
      kind: 'field',
      person,
      field,
      from: call(field, before[field]),
      to: call(field, after[field]),
    }))
}

type Rest = Pick<RegistrationDraft, 'answers' | 'choices'>

function changesOfRest(person: string | null, before: Rest, after: Rest, names: Names): DraftChange[] {
  const take = (item: string, choice: Choice | undefined): Taken => takenOf(choice, names.options.get(item))
  return [
    ...differing(before.answers, after.answers).map((id) => ({
      ...{ kind: 'answer' as const, person, name: names.question.get(id) ?? id },
    })),
    ...differing(before.choices, after.choices)
      .map((id) => ({
        ...{ kind: 'choice' as const, person, name: names.item.get(id) ?? id },
        ...{ from: take(id, before.choices[id]), to: take(id, after.choices[id]) },
      }))
      .filter(({ from, to }) => !sameValue(from, to)),
  ]
}

/** What was chosen of an item, by the names of its options. */
export function takenOf(choice: Choice | undefined, options: ReadonlyMap<string, string> | undefined): Taken {
  if (choice === undefined || choice === '' || choice === false || choice === 0) return null
  if (typeof choice === 'number' || choice === true) return choice
  const name = (id: string) => options?.get(id) ?? id
  const isPieces = typeof choice === 'object' && !Array.isArray(choice)
  const taken = isPieces
    ? Object.entries(choice).flatMap(([id, pieces]) => (pieces === 0 ? [] : `${name(id)} × ${pieces}`))
    : [choice].flat().map(name)
  return taken.length === 0 ? null : taken
}

const differing = (before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (id) => !sameValue(before[id], after[id]),
  )
