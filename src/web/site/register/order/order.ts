import type { EventDefinition, Question } from '#domain/event/definition/definition.ts'
import type { Answer } from '#domain/form/fields/answer-schema.ts'
import type { Choice, PersonDraft, RegistrationDraft } from '#domain/registration/draft.ts'
import { type DayText, isoDay, NO_DAY } from '#web/kit/day-text.ts'
import { apartKey } from './asked-alike.ts'
import { surnameFor } from './surname.ts'

/** A person being entered. `kind` is how the person was added; it is not a rule, only a label on the page. */
export interface PersonEntry {
  readonly ref: string
  readonly kind: 'adult' | 'child' | 'person'
  readonly firstName: string
  readonly lastName: string
  readonly birth: DayText
  readonly sex: PersonDraft['sex']
  readonly type: string | null
  readonly group: string | null
  readonly answers: Readonly<Record<string, Answer>>
  readonly choices: Readonly<Record<string, Choice>>
}

export interface Contact {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
}

/** Everything typed so far, as it is stored in the browser: nothing of it is lost on reload or going back. */
export interface Order {
  readonly people: readonly PersonEntry[]
  /** The registrant, while that person takes part too. */
  readonly registrant: string | null
  /** What the registrant had typed before unticking 'Ja też biorę udział'. */
  readonly aside: PersonEntry | null
  /** The person on the sheet. */
  readonly editing: string | null
  /** What is asked per person instead of once for all: 'group', an item's id, or a question's (`apartKey`). */
  readonly apart: readonly string[]
  readonly contact: Contact
  readonly answers: Readonly<Record<string, Answer>>
  readonly choices: Readonly<Record<string, Choice>>
  readonly statements: readonly string[]
  /** Hour of entry, as an ISO local moment. */
  readonly slot: string | null
  /** Password or code, as typed. */
  readonly code: string
  /** The payment method; null while the first that is offered counts. */
  readonly plan: string | null
  /** Carers: `ref` → `ref` of the carer. */
  readonly carers: Readonly<Record<string, string>>
  /** On the waiting list: the smallest number of people with which they would come; otherwise all come or none. */
  readonly smallest?: number | null
  /** Fields whose errors may be shown, by id. */
  readonly touched: readonly string[]
  /** Next number for a ref. */
  readonly next: number
  /** The secret of its files; made when the first is chosen. */
  readonly uploads?: string
  /** Idempotency key, one for the order however many times it is sent. */
  readonly key: string
}

/** A person without any data yet. */
export const NOBODY: Omit<PersonEntry, 'ref' | 'kind'> = {
  firstName: '',
  lastName: '',
  birth: NO_DAY,
  sex: null,
  type: null,
  group: null,
  answers: {},
  choices: {},
}

/**
 * An order in which nothing has been typed: the registrant is on the sheet, or no person where only heads
 * are counted.
 */
export function emptyOrder(key: string, attendance: EventDefinition['attendance'] = 'people'): Order {
  const me = attendance === 'people' ? 'o1' : null
  return {
    people: me === null ? [] : [{ ...NOBODY, ref: me, kind: 'adult' }],
    registrant: me,
    aside: null,
    editing: me,
    apart: [],
    contact: { firstName: '', lastName: '', email: '', phone: '' },
    answers: {},
    choices: {},
    statements: [],
    slot: null,
    code: '',
    plan: null,
    carers: {},
    touched: [],
    next: 2,
    key,
  }
}

/**
 * Adds a person: the surname, and what is the same for all, proposed from the person before.
 * @param alike ids of the questions that are asked once for all
 */
export function addPerson(order: Order, kind: PersonEntry['kind'], alike: readonly string[] = []): Order {
  const before = order.people.at(-1) ?? order.aside
  const ref = `o${order.next}`
  const shared = Object.entries(before?.choices ?? {}).filter(([item]) => !order.apart.includes(item))
  const answers = Object.entries(before?.answers ?? {}).filter(
    ([question]) => alike.includes(question) && !order.apart.includes(apartKey(question)),
  )
  const person: PersonEntry = {
    ...NOBODY,
    ref,
    kind,
    answers: Object.fromEntries(answers),
    lastName: before?.lastName ?? '',
    group: order.apart.includes('group') ? null : (before?.group ?? null),
    choices: Object.fromEntries(shared),
  }
  return { ...order, people: [...order.people, person], editing: ref, next: order.next + 1 }
}

/** Adapts the proposed surname to the first name, unless it was typed. */
export function proposeSurname(order: Order, ref: string): Order {
  if (ref === order.registrant || order.touched.includes(`${ref}-nazwisko`)) return order
  const people = order.people.map((person) =>
    person.ref === ref ? { ...person, lastName: surnameFor(person.firstName, person.lastName) } : person,
  )
  return { ...order, people }
}

export function removePerson(order: Order, ref: string): Order {
  const people = order.people.filter((person) => person.ref !== ref)
  return { ...order, people, editing: order.editing === ref ? null : order.editing }
}

/** Changes one person and marks the field touched (specification §4: editing marks a value touched). */
export function changePerson(order: Order, ref: string, change: Partial<PersonEntry>, field?: string): Order {
  const people = order.people.map((person) => (person.ref === ref ? { ...person, ...change } : person))
  return touch({ ...order, people }, field === undefined ? [] : [field])
}

/** 'Ja też biorę udział': unticking sets the person aside, ticking again restores everything. */
export function setTakesPart(order: Order, takesPart: boolean): Order {
  if (takesPart === (order.registrant !== null)) return order
  if (!takesPart) {
    const me = order.people.find(({ ref }) => ref === order.registrant) ?? null
    const people = order.people.filter((person) => person !== me)
    return { ...order, people, aside: me, registrant: null, editing: null }
  }
  const me = order.aside ?? { ...NOBODY, ref: `o${order.next}`, kind: 'adult' as const }
  return {
    ...order,
    people: [me, ...order.people],
    registrant: me.ref,
    aside: null,
    editing: me.ref,
    next: order.next + 1,
  }
}

/** One group for every eligible person. */
export function setGroupOfAll(order: Order, group: string, refs: readonly string[]): Order {
  const people = order.people.map((person) => (refs.includes(person.ref) ? { ...person, group } : person))
  return touch({ ...order, people }, ['grupa'])
}

/** One choice of an item for every eligible person. */
export function setChoiceOfAll(order: Order, item: string, choice: Choice, refs: readonly string[]): Order {
  const people = order.people.map((person) =>
    refs.includes(person.ref) ? { ...person, choices: { ...person.choices, [item]: choice } } : person,
  )
  return touch({ ...order, people }, [`${item}-wszyscy`])
}

/** One answer for every person who is asked. */
export function setAnswerOfAll(
  order: Order,
  question: string,
  answer: Answer,
  refs: readonly string[],
): Order {
  const people = order.people.map((person) =>
    refs.includes(person.ref) ? { ...person, answers: { ...person.answers, [question]: answer } } : person,
  )
  return touch({ ...order, people }, [`pytanie-${question}-wszyscy`])
}

export function setChoiceOf(order: Order, ref: string, item: string, choice: Choice): Order {
  const choices = { ...order.people.find((person) => person.ref === ref)?.choices, [item]: choice }
  return changePerson(order, ref, { choices }, `${item}-${ref}`)
}

/** Sets the carer of a person on the spot. */
export const setCarer = (order: Order, ward: string, carer: string): Order =>
  touch({ ...order, carers: { ...order.carers, [ward]: carer } }, [`opiekun-${ward}`])

/** Whether something is asked per person; a single person is never 'all'. */
export const isApart = (order: Pick<Order, 'apart' | 'people'>, what: string): boolean =>
  order.apart.includes(what) && order.people.length > 1

/** Sets whether something is asked once for all or per person. Choices stay until they are changed. */
export function setApart(order: Order, what: string, apart: boolean): Order {
  const others = order.apart.filter((each) => each !== what)
  return { ...order, apart: apart ? [...others, what] : others }
}

/** Marks fields touched, so that their errors are shown. */
export function touch(order: Order, fields: readonly string[]): Order {
  const fresh = fields.filter((field) => !order.touched.includes(field))
  return fresh.length === 0 ? order : { ...order, touched: [...order.touched, ...fresh] }
}

/** The contact is proposed from the registrant until something else is typed. */
export function contactOf(order: Order): Contact {
  const me = order.people.find(({ ref }) => ref === order.registrant) ?? order.aside
  const { firstName, lastName } = order.contact
  return {
    ...order.contact,
    firstName: order.touched.includes('kontakt-imie') ? firstName : firstName || (me?.firstName ?? ''),
    lastName: order.touched.includes('kontakt-nazwisko') ? lastName : lastName || (me?.lastName ?? ''),
  }
}

/** What is sent and priced. Answers to questions that the definition no longer has are left out. */
export function draftOf(order: Order, definition: EventDefinition): RegistrationDraft {
  const items = new Set(definition.items.map(({ id }) => id))
  const statements = new Set(definition.statements.map(({ id }) => id))
  return {
    people: order.people.map(({ ref, firstName, lastName, birth, sex, type, group, answers, choices }) => ({
      ref,
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      birthDate: isoDay(birth),
      sex,
      type,
      group,
      answers: answersOf(answers, 'person', definition),
      choices: only(choices, items),
    })),
    registeredBy: order.registrant,
    registrantRole: order.registrant === null ? 'guardian' : 'participant',
    answers: answersOf(order.answers, 'registration', definition),
    choices: only(order.choices, items),
    slot: definition.slots === null ? null : order.slot,
    code: order.code.trim() || null,
    carers: definition.carers === null ? {} : carersOf(order),
    plan: definition.plans.some(({ id }) => id === order.plan) ? order.plan : null,
    statements: order.statements.filter((id) => statements.has(id)),
  }
}

/** The answers to known questions; where nothing was typed yet, what stands in the field. */
function answersOf(
  answers: RegistrationDraft['answers'],
  of: Question['of'],
  { questions }: EventDefinition,
): RegistrationDraft['answers'] {
  const proposed = questions.flatMap((question) =>
    question.of === of && question.default !== undefined ? [[question.id, question.default] as const] : [],
  )
  return { ...Object.fromEntries(proposed), ...only(answers, new Set(questions.map(({ id }) => id))) }
}

/** Carer and dependant must both still be there. */
function carersOf({ people, carers }: Order): RegistrationDraft['carers'] {
  const refs = new Set(people.map(({ ref }) => ref))
  return Object.fromEntries(
    Object.entries(carers).filter(([ward, carer]) => refs.has(ward) && refs.has(carer)),
  )
}

function only<T>(record: Readonly<Record<string, T>>, known: ReadonlySet<string>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([id]) => known.has(id)))
}
