import type { EventDefinition } from '../event/definition/definition.ts'
import { nameKey } from '../lists/name-key.ts'
import type { PersonDraft, RegistrationDraft } from '../registration/draft.ts'
import type { CellFault } from './read-cell.ts'
import { type Contact, readTarget } from './read-target.ts'
import type { Target } from './targets.ts'

/** A cell that cannot be read, by its line and column from 0; `column` null: the file has no such column. */
export interface FaultAt {
  readonly line: number
  readonly column: number | null
  readonly fault: CellFault
  readonly text: string
  readonly known: readonly string[]
}

/** The people of one registration, as their lines say. */
export interface ReadOrder {
  readonly lines: readonly number[]
  readonly draft: RegistrationDraft
  readonly contact: Contact
  readonly faults: readonly FaultAt[]
  /** The names of the people. */
  readonly label: string
}

export interface FileToRead {
  readonly rows: readonly (readonly string[])[]
  /** What each column is for; null: for nothing. */
  readonly columns: readonly (Target | null)[]
  /** The column whose equal cells make rows one registration; null: each row is one. */
  readonly together: number | null
  /** Taken where the file says none. */
  readonly usual: { readonly email: string; readonly phone: string }
  /** Statements are signed on paper. */
  readonly signed: boolean
}

/** The name of the person of a line within its draft, by which problems find the line again. */
const refOfLine = (line: number): string => `w${line}`
export const lineOfRef = (ref: string): number | null => (/^w\d+$/.test(ref) ? Number(ref.slice(1)) : null)

/** The registrations of a file, in the order of their first lines. */
export function readOrders(definition: EventDefinition, file: FileToRead): ReadOrder[] {
  const families = Map.groupBy(file.rows.keys(), (line) => {
    const name = file.together === null ? '' : (file.rows[line]?.[file.together] ?? '').trim()
    // A row that names no family is one of its own.
    return name === '' ? `#${line}` : name.toLowerCase()
  })
  return [...families.values()].map((lines) => readOrder(definition, file, lines))
}

interface Cell {
  readonly line: number
  readonly column: number
  readonly target: Target
  readonly text: string
}

/** The cells of a line that say something. */
const cellsOf = ({ rows, columns }: FileToRead, line: number): Cell[] =>
  columns.flatMap((target, column) => {
    const text = (rows[line]?.[column] ?? '').trim()
    return target === null || text === '' ? [] : [{ line, column, target, text }]
  })

function readOrder(definition: EventDefinition, file: FileToRead, lines: readonly number[]): ReadOrder {
  const cells = lines.flatMap((line) => cellsOf(file, line))
  const read = cells.map((cell) => ({ cell, reading: readTarget(definition, cell.target, cell.text) }))
  const said = read.flatMap(({ cell, reading }) =>
    reading !== null && 'value' in reading ? [{ cell, said: reading.value }] : [],
  )
  const people = lines.map((line) =>
    said
      .filter(({ cell }) => cell.line === line)
      .reduce<PersonDraft>(
        (person, { said: what }) => (what.of === 'person' ? what.change(person) : person),
        { ...NOBODY, ref: refOfLine(line) },
      ),
  )
  // From the last line to the first, so that what stands first counts.
  const backwards = said.toReversed()
  const whole = backwards.reduce<Pick<RegistrationDraft, 'answers' | 'choices'>>(
    (all, { said: what }) => (what.of === 'whole' ? what.change(all) : all),
    { answers: {}, choices: {} },
  )
  const written = backwards.reduce<Contact>(
    (all, { said: what }) => (what.of === 'contact' ? what.change(all) : all),
    NO_CONTACT,
  )
  const contact = contactOf(written, file.usual, people[0])
  return {
    ...{ lines, contact, label: people.map(nameOf).join(', ') },
    faults: [...read.flatMap(faultOf), ...missingContact(contact, file, lines[0] ?? 0)],
    draft: {
      ...{ people, ...whole, ...registrantOf(written, people[0]) },
      ...{ slot: null, code: null, carers: {}, plan: null },
      statements: file.signed ? definition.statements.map(({ id }) => id) : [],
    },
  }
}

const NOBODY: Omit<PersonDraft, 'ref'> = {
  ...{ firstName: '', lastName: '', birthDate: null, sex: null, type: null, group: null },
  ...{ answers: {}, choices: {} },
}
const NO_CONTACT: Contact = { firstName: '', lastName: '', email: '', phone: '' }

const nameOf = ({ firstName, lastName }: Pick<Contact, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim()

/** The person written down as the registrant, else the first one; where there is no address or phone, the usual one. */
function contactOf(written: Contact, usual: FileToRead['usual'], first: PersonDraft | undefined): Contact {
  const named = nameOf(written) === '' && first !== undefined ? first : written
  return {
    ...{ firstName: named.firstName.trim(), lastName: named.lastName.trim() },
    email: written.email === '' ? usual.email.trim() : written.email,
    phone: written.phone === '' ? usual.phone.trim() : written.phone,
  }
}

/** The registrant who is written down; the first person where it is the same one, the office where nobody is. */
function registrantOf(
  written: Contact,
  first: PersonDraft | undefined,
): Pick<RegistrationDraft, 'registeredBy' | 'registrantRole'> {
  if (nameOf(written) === '') return { registeredBy: null, registrantRole: 'staff' }
  const keyOf = (one: Pick<Contact, 'firstName' | 'lastName'>) => nameKey(one.lastName, one.firstName)
  return first !== undefined && keyOf(first) === keyOf(written)
    ? { registeredBy: first.ref, registrantRole: 'participant' }
    : { registeredBy: null, registrantRole: 'other' }
}

function faultOf({
  cell,
  reading,
}: {
  readonly cell: Cell
  readonly reading: ReturnType<typeof readTarget>
}): FaultAt[] {
  if (reading === null || 'value' in reading) return []
  const { line, column, text } = cell
  return [{ line, column, text, fault: reading.fault, known: reading.known ?? [] }]
}

function missingContact({ email, phone }: Contact, { columns }: FileToRead, line: number): FaultAt[] {
  const missing = (target: Target, fault: CellFault): FaultAt => {
    const column = columns.indexOf(target)
    return { line, column: column < 0 ? null : column, fault, text: '', known: [] }
  }
  return [
    ...(email === '' ? [missing('contact.email', 'no_contact_email')] : []),
    ...(phone === '' ? [missing('contact.phone', 'no_contact_phone')] : []),
  ]
}
