import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { type RegistrationDraft, registrationDraftSchema } from '#domain/registration/draft.ts'
import { type Case, wordsOf } from './case-file.ts'
import { placeMisplacedFields } from './misplaced-fields.ts'
import { idOf, type Named } from './names.ts'
import { Places } from './places.ts'
import { roleOf } from './roles.ts'
import type { CasePerson, CaseRegistration } from './sample.ts'
import { takeDonation, takeHeadcount } from './sums.ts'

/** Fields of a registration that are not part of the draft, or are read by name below. */
const KNOWN = new Set(
  'id title at given by people choices headcount donation slot password code invite plan carers statements expect then notes note why comment contact'.split(
    ' ',
  ),
)
const KNOWN_OF_PERSON = new Set(
  'ref first_name last_name birth_date sex pesel type group choices donation carer note why comment'.split(
    ' ',
  ),
)
/** Contact data: part of every registration, so a definition need not ask for it. */
const CONTACT = new Set(['phone', 'email', 'e_mail'])

/**
 * Turns a registration of a case into a draft, by the names of the definition alone: what the shared
 * format calls a group, a type, a choice or an answer is found by id or by name. A field that finds no
 * place is an error, never dropped.
 * @throws Error that names a field without a place, or an unreadable one
 */
export function translate(
  file: Case,
  definition: EventDefinition,
  sample: CaseRegistration,
): RegistrationDraft {
  if (definition.attendance === 'headcount' && sample.people.length > 0)
    throw new Error('people: the event counts heads and takes no names: write their number in "headcount"')
  const rest = placesOf(file, definition, 'registration', sample)
  for (const [field, value] of Object.entries(sample)) {
    const isOfTheDraft = KNOWN.has(field) || isContact(field, definition)
    if (!isOfTheDraft || rest.isReadExactly(field)) rest.put(field, value)
  }
  for (const [field, value] of Object.entries(sample.by ?? {})) {
    if (rest.isRead(`by.${field}`)) rest.put(`by.${field}`, value)
  }
  for (const [item, choice] of Object.entries(sample.choices)) rest.choose(item, choice)
  takeHeadcount(rest, definition, sample)
  takeDonation(rest, definition, 'registration', sample.donation)
  const people = sample.people.map((person) => translatePerson(file, definition, person, sample))
  placeMisplacedFields(
    definition,
    rest,
    people.map(({ places }) => places),
  )
  const word = (value: unknown, known: readonly Named[]) =>
    typeof value === 'string' ? idOf(value, known, file.words) : null
  /** A field that is read elsewhere is not the one of the draft. */
  const own = (field: 'slot' | 'code' | 'password' | 'plan') =>
    rest.isReadExactly(field) ? null : sample[field]
  const slot = rest.fields.slot ?? own('slot')
  const code = rest.fields.code ?? own('password') ?? own('code')
  const read = registrationDraftSchema.safeParse({
    people: people.map(({ draft }) => draft()),
    ...registrantOf(file, sample),
    answers: rest.answers,
    choices: rest.choices,
    slot: typeof slot === 'string' ? slot.replace(' ', 'T') : null,
    code: typeof code === 'string' ? code : null,
    carers: {
      ...sample.carers,
      ...Object.fromEntries(
        people.flatMap(({ ref, places, carer }) => {
          const named = places.fields.carer ?? carer
          return typeof named === 'string' ? [[ref, named]] : []
        }),
      ),
    },
    plan: word(rest.fields.plan ?? own('plan'), definition.plans),
    statements: acceptedStatements(file, definition, sample),
  })
  if (!read.success) throw new Error(wordsOf(read.error))
  return read.data
}

/** The invitation of a sample, as a server would have checked it; also one that a person has. */
export function inviteOf({ reads }: Pick<Case, 'reads'>, sample: CaseRegistration): string | null {
  const values = [sample, ...sample.people].flatMap((of) =>
    Object.entries(of).flatMap(([field, value]) => ((reads[field] ?? field) === 'invite' ? [value] : [])),
  )
  const invite = values.find((each) => each !== null && each !== undefined && each !== false)
  return typeof invite === 'string' ? invite : invite === true ? 'invited' : null
}

const placesOf = (
  file: Case,
  definition: EventDefinition,
  of: 'person' | 'registration',
  { expect }: CaseRegistration,
) =>
  new Places(
    file,
    definition,
    of,
    (expect.problems ?? []).some(({ code }) => code === 'no_such_option'),
  )

const isContact = (field: string, { questions }: EventDefinition) =>
  CONTACT.has(field) && !questions.some(({ id }) => id === field)

/** The registrant: one of the people, or a person who takes no part, in a role. */
function registrantOf(file: Case, { by, people }: CaseRegistration) {
  if (by === undefined || people.some(({ ref }) => ref === by.who)) {
    return {
      registeredBy: by?.who ?? null,
      registrantRole: by === undefined && people.length === 0 ? 'other' : 'participant',
    }
  }
  return { registeredBy: null, registrantRole: roleOf(file, by.who) ?? 'other' }
}

/** A sample that does not name statements accepts all required ones. */
function acceptedStatements(
  { words }: Case,
  { statements }: EventDefinition,
  sample: CaseRegistration,
): string[] {
  const known = statements.map(({ id, text }) => ({ id, name: text }))
  if (sample.statements !== undefined) return sample.statements.map((word) => idOf(word, known, words))
  return statements.filter(({ required }) => required).map(({ id }) => id)
}

function translatePerson(
  file: Case,
  definition: EventDefinition,
  person: CasePerson,
  sample: CaseRegistration,
) {
  const places = placesOf(file, definition, 'person', sample)
  const own = (field: 'type' | 'group', known: readonly Named[]) => {
    const value = person[field]
    if (value === undefined || value === null) return undefined
    const isWord = typeof value === 'string' || typeof value === 'number'
    if (isWord && !places.isRead(field) && known.length > 0) return String(value)
    places.put(field, value)
    return undefined
  }
  const [type, group] = [own('type', definition.types), own('group', definition.groups)]
  for (const [field, value] of Object.entries(person)) {
    if (field === 'type' || field === 'group') continue
    const isOfTheDraft = KNOWN_OF_PERSON.has(field) || isContact(field, definition)
    if (!isOfTheDraft || places.isReadExactly(field)) places.put(field, value)
  }
  for (const [item, choice] of Object.entries(person.choices)) places.choose(item, choice)
  if (!places.isReadExactly('donation')) takeDonation(places, definition, 'person', person.donation)
  places.answerPesel(person.pesel)
  // Fields with the exact name take precedence over those mapped by `reads`.
  if (type !== undefined) places.fields.type = type
  if (group !== undefined) places.fields.group = group
  const word = (field: 'type' | 'group', known: readonly Named[]) => {
    const value = places.fields[field]
    return typeof value === 'string' ? idOf(value, known, file.words) : null
  }
  /** Call it once misplaced fields have been moved. */
  const draft = () => ({
    ref: person.ref,
    firstName: person.first_name,
    lastName: person.last_name,
    birthDate: person.birth_date ?? null,
    sex: person.sex ?? null,
    type: word('type', definition.types),
    group: word('group', definition.groups),
    answers: places.answers,
    choices: places.choices,
  })
  return { ref: person.ref, places, carer: person.carer, draft }
}
