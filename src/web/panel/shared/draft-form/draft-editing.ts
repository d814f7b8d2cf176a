import type { EventDefinition } from '#domain/event/definition/definition.ts'
import type { Answer } from '#domain/form/fields/answer-schema.ts'
import type { Choice, PersonDraft, RegistrationDraft } from '#domain/registration/draft.ts'

/** Pure changes of a draft that the office types. */

const NOBODY: Omit<PersonDraft, 'ref'> = {
  ...{ firstName: '', lastName: '', birthDate: null, sex: null, type: null, group: null },
  ...{ answers: {}, choices: {} },
}

/** A name that no person of the draft has. */
export const freeRef = ({ people }: Pick<RegistrationDraft, 'people'>): string => {
  const taken = new Set(people.map(({ ref }) => ref))
  let number = people.length + 1
  while (taken.has(`o${number}`)) number += 1
  return `o${number}`
}

/** A draft in which one person is typed; without names nobody is. */
export function newDraft({ attendance }: Pick<EventDefinition, 'attendance'>): RegistrationDraft {
  const people = attendance === 'headcount' ? [] : [{ ...NOBODY, ref: 'o1' }]
  return {
    people,
    registeredBy: people[0]?.ref ?? null,
    registrantRole: people.length === 0 ? 'other' : 'participant',
    ...{ answers: {}, choices: {}, slot: null, code: null, carers: {}, plan: null, statements: [] },
  }
}

/** The next person: the surname, the group and the address are proposed from the one before; nothing that costs is. */
export function withNewPerson(
  draft: RegistrationDraft,
  { questions }: Pick<EventDefinition, 'questions'>,
): RegistrationDraft {
  const { lastName = '', group = null, answers = {} } = draft.people.at(-1) ?? {}
  const addresses = questions.filter(({ of, type }) => of === 'person' && type === 'address')
  const repeated = Object.fromEntries(
    addresses.flatMap(({ id }) => (answers[id] === undefined ? [] : [[id, answers[id]]])),
  )
  const person = { ...NOBODY, ref: freeRef(draft), lastName, group, answers: repeated }
  return { ...draft, people: [...draft.people, person] }
}

export function withPerson(
  draft: RegistrationDraft,
  ref: string,
  change: Partial<Omit<PersonDraft, 'ref'>>,
): RegistrationDraft {
  const people = draft.people.map((person) => (person.ref === ref ? { ...person, ...change } : person))
  return { ...draft, people }
}

/** Nobody is left to register, or to look after, who is not there. */
export function withoutPerson(draft: RegistrationDraft, ref: string): RegistrationDraft {
  const people = draft.people.filter((person) => person.ref !== ref)
  const carers = Object.fromEntries(
    Object.entries(draft.carers).filter(([ward, carer]) => ward !== ref && carer !== ref),
  )
  const left = { ...draft, people, carers }
  return draft.registeredBy === ref ? { ...left, registeredBy: null, registrantRole: 'other' } : left
}

/** What a person, or the registration as a whole, has answered or chosen. */
interface Typed {
  readonly answers: Readonly<Record<string, Answer>>
  readonly choices: Readonly<Record<string, Choice>>
}

export const withAnswer = ({ answers }: Pick<Typed, 'answers'>, id: string, answer: Answer) => ({
  answers: { ...answers, [id]: answer },
})

/** Undefined: nothing is chosen of the item. */
export function withChoice({ choices }: Pick<Typed, 'choices'>, item: string, choice: Choice | undefined) {
  const { [item]: _, ...others } = choices
  return { choices: choice === undefined ? others : { ...others, [item]: choice } }
}
