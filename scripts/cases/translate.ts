import type { EventDefinition, Item } from '#domain/event/definition.ts'
import { type RegistrationDraft, registrationDraftSchema } from '#domain/registration/draft.ts'
import type { Case, CasePerson, CaseRegistration } from './case-file.ts'
import { idOf, slug } from './names.ts'

/** Fields of a registration that are not part of the draft, or are read by name below. */
const KNOWN = new Set(
  'id title at given by people choices slot password code statements expect then notes'.split(' '),
)
const KNOWN_OF_PERSON = new Set('ref first_name last_name birth_date sex pesel type group choices'.split(' '))

/**
 * Turns a registration of a case into a draft, by the names of the definition alone: what the shared
 * format calls a group, a type, a choice or an answer is found by id or by name. A field that finds no
 * place is an error, never dropped.
 */
export function translate(
  file: Case,
  definition: EventDefinition,
  sample: CaseRegistration,
): RegistrationDraft {
  const by = sample.by?.who ?? null
  const takesPart = sample.people.some(({ ref }) => ref === by)
  const rest = new Places(file, definition, 'registration')
  for (const [field, value] of Object.entries(sample)) if (!KNOWN.has(field)) rest.put(field, value)
  for (const [item, choice] of Object.entries(sample.choices)) rest.choose(item, choice)
  return registrationDraftSchema.parse({
    people: sample.people.map((person) => translatePerson(file, definition, person)),
    registeredBy: takesPart ? by : null,
    registrantRole: takesPart || by === null ? 'participant' : by === 'guardian' ? 'guardian' : 'staff',
    answers: rest.answers,
    choices: rest.choices,
    slot: sample.slot ?? null,
    code: sample.password ?? sample.code ?? null,
    statements: acceptedStatements(definition, sample),
  })
}

/** A sample that does not name statements accepts all required ones. */
function acceptedStatements({ statements }: EventDefinition, sample: CaseRegistration): string[] {
  const known = statements.map(({ id, text }) => ({ id, name: text }))
  if (sample.statements !== undefined) return sample.statements.map((word) => idOf(word, known))
  return statements.filter(({ required }) => required).map(({ id }) => id)
}

function translatePerson(file: Case, definition: EventDefinition, person: CasePerson) {
  const places = new Places(file, definition, 'person')
  const own = (field: 'type' | 'group', known: readonly { id: string; name: string }[]) => {
    const value = person[field]
    if (typeof value === 'string' && file.reads[field] === undefined) return idOf(value, known)
    if (value !== undefined && value !== null) places.put(field, value)
    return null
  }
  const type = own('type', definition.types)
  const group = own('group', definition.groups)
  for (const [field, value] of Object.entries(person))
    if (!KNOWN_OF_PERSON.has(field)) places.put(field, value)
  for (const [item, choice] of Object.entries(person.choices)) places.choose(item, choice)
  places.answerPesel(person.pesel)
  return {
    ref: person.ref,
    firstName: person.first_name,
    lastName: person.last_name,
    birthDate: person.birth_date ?? null,
    sex: person.sex ?? null,
    type,
    group,
    answers: places.answers,
    choices: places.choices,
  }
}

/** Finds the place of each field among the questions and items asked of a person or of the whole. */
class Places {
  readonly answers: Record<string, unknown> = {}
  readonly choices: Record<string, unknown> = {}
  readonly #file: Case
  readonly #questions: EventDefinition['questions']
  readonly #items: readonly Item[]

  constructor(file: Case, definition: EventDefinition, of: 'person' | 'registration') {
    this.#file = file
    this.#questions = definition.questions.filter((question) => question.of === of)
    this.#items = definition.items.filter((item) => item.per === of)
  }

  put(field: string, value: unknown): void {
    const [kind, id] = this.#placeOf(field)
    if (kind === 'choices') this.choose(id, value)
    else this.#answer(id, value)
  }

  choose(word: string, value: unknown): void {
    const id = idOf(word, this.#items)
    const options = this.#items.find((item) => item.id === id)?.options ?? []
    const read = (each: unknown) => (typeof each === 'string' ? idOf(each, options) : each)
    this.choices[id] = Array.isArray(value) ? value.map(read) : read(value)
  }

  answerPesel(pesel: string | null | undefined): void {
    const question = this.#questions.find(({ type }) => type === 'pesel')
    if (question !== undefined && pesel !== null && pesel !== undefined) this.answers[question.id] = pesel
  }

  #answer(id: string, value: unknown): void {
    const options = this.#questions.find((question) => question.id === id)?.options ?? []
    this.answers[id] = typeof value === 'string' && options.length > 0 ? idOf(value, options) : value
  }

  #placeOf(field: string): ['choices' | 'answers', string] {
    const [kind, id] = this.#file.reads[field]?.split('.') ?? []
    if (kind !== undefined && id !== undefined) return [kind === 'choices' ? 'choices' : 'answers', id]
    if (this.#questions.some((question) => question.id === slug(field))) return ['answers', slug(field)]
    if (this.#items.some((item) => item.id === slug(field))) return ['choices', slug(field)]
    throw new Error(`the definition has no place for '${field}'`)
  }
}
