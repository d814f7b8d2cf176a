import type { EventDefinition } from '../event/definition/definition.ts'
import type { PersonDraft, RegistrationDraft } from '../registration/draft.ts'
import {
  type CellReading,
  readAnswerCell,
  readChoiceCell,
  readDayCell,
  readOption,
  readSex,
} from './read-cell.ts'
import type { Target } from './targets.ts'

export interface Contact {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
}

type Whole = Pick<RegistrationDraft, 'answers' | 'choices'>

/** What a cell says: of the person of its line, of the registration, or of the registrant. */
export type Said =
  | { readonly of: 'person'; readonly change: (person: PersonDraft) => PersonDraft }
  | { readonly of: 'whole'; readonly change: (whole: Whole) => Whole }
  | { readonly of: 'contact'; readonly change: (contact: Contact) => Contact }

const ofPerson = (part: Partial<PersonDraft>): Said => ({
  of: 'person',
  change: (person) => ({ ...person, ...part }),
})
const ofContact = (part: Partial<Contact>): Said => ({
  of: 'contact',
  change: (contact) => ({ ...contact, ...part }),
})

/** What a cell with some text says under its heading; null for a column that the event does not know. */
export function readTarget(
  definition: EventDefinition,
  target: Target,
  text: string,
): CellReading<Said> | null {
  const { groups, types } = definition
  switch (target) {
    case 'firstName':
      return { value: ofPerson({ firstName: text }) }
    case 'lastName':
      return { value: ofPerson({ lastName: text }) }
    case 'fullName':
      return { value: ofPerson(namesIn(text)) }
    case 'birthDate':
      return mapped(readDayCell(text), (birthDate) => ofPerson({ birthDate }))
    case 'sex':
      return mapped(readSex(text), (sex) => ofPerson({ sex }))
    case 'group':
      return mapped(readOption(groups, text), (group) => ofPerson({ group }))
    case 'type':
      return mapped(readOption(types, text), (type) => ofPerson({ type }))
    case 'contact.firstName':
      return { value: ofContact({ firstName: text }) }
    case 'contact.lastName':
      return { value: ofContact({ lastName: text }) }
    case 'contact.fullName':
      return { value: ofContact(namesIn(text)) }
    case 'contact.email':
      return { value: ofContact({ email: text }) }
    case 'contact.phone':
      return { value: ofContact({ phone: text }) }
    default:
      return readThing(definition, target, text)
  }
}

/** 'Anna Maria Nowak': the last word is the surname. */
function namesIn(text: string) {
  const words = text.split(/\s+/)
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' }
}

function readThing(
  { questions, items }: EventDefinition,
  target: Target,
  text: string,
): CellReading<Said> | null {
  const [kind, id] = [target.slice(0, target.indexOf('.')), target.slice(target.indexOf('.') + 1)]
  const question = kind === 'answer' ? questions.find((each) => each.id === id) : undefined
  if (question !== undefined)
    return mapped(readAnswerCell(question, text), (answer) =>
      changeOf(question.of, (whole) => ({ ...whole, answers: { ...whole.answers, [id]: answer } })),
    )
  const item = kind === 'choice' ? items.find((each) => each.id === id) : undefined
  if (item === undefined) return null
  return mapped(readChoiceCell(item, text), (choice) =>
    changeOf(item.per, (whole) =>
      choice === null ? whole : { ...whole, choices: { ...whole.choices, [id]: choice } },
    ),
  )
}

const changeOf = (of: 'person' | 'registration', change: (whole: Whole) => Whole): Said =>
  of === 'person'
    ? { of: 'person', change: (person) => ({ ...person, ...change(person) }) }
    : { of: 'whole', change }

const mapped = <Value, Other>(
  reading: CellReading<Value>,
  make: (value: Value) => Other,
): CellReading<Other> => ('fault' in reading ? reading : { value: make(reading.value) })
