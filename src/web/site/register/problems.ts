import type { EventDefinition, Question } from '#domain/event/definition.ts'
import type { CompiledClaim, CompiledDefinition } from '#domain/quote/compiled.ts'
import { isLackOfPlaces } from '#domain/quote/problems-of-pools.ts'
import type { Quote, QuoteProblem } from '#domain/quote/quote-result.ts'
import { pl } from '#i18n/pl.ts'
import { dayError } from '#web/kit/day-text.ts'
import { emailError, nameError, phoneError } from '#web/kit/field-rules.ts'
import { answerMessage } from './answer-message.ts'
import { isRide } from './item-words.ts'
import { contactOf, type Order, type PersonEntry } from './order.ts'
import { personName } from './person-name.ts'
import { stepOfQuestion } from './question-step.ts'
import type { FormStep } from './steps.ts'

/** Problems, wherever they were found: here, or by the server. */
export type Told = Pick<Quote, 'problems'>

/** Something that keeps a step from being finished. */
export interface FormProblem {
  readonly step: FormStep
  /** Id of the control to focus; null when no control can mend it. */
  readonly field: string | null
  /** The person whose sheet must be open for that control to be there. */
  readonly person: string | null
  /** In the list 'Do uzupełnienia': 'Hela: data urodzenia'. */
  readonly label: string
  /** Under the field. */
  readonly message: string
  /** Only places are missing: one may wait for them, where the event keeps a list. */
  readonly lack?: true
}

/**
 * Everything that is missing or wrong, in the order of the page. What the fields themselves can tell
 * (names, dates, contact) is told by the specification's rules, the rest by the quote.
 */
export function formProblems(order: Order, compiled: CompiledDefinition, quote: Told): FormProblem[] {
  const { definition } = compiled
  // Of two at one field the first is told: a quote tells of limits last, and one may wait for those.
  const told = quote.problems.filter(({ where }) => !OWN_RULES.has(where ?? ''))
  const all = [
    ...order.people.flatMap((person) => problemsOfPerson(person, order, definition, quote)),
    ...problemsOfContact(order),
    ...told.map((problem) => fromQuote(problem, order, compiled)),
    ...unsaidRides(order, compiled),
  ]
  return STEP_ORDER.flatMap((step) => all.filter((problem) => problem.step === step)).filter(
    ({ field, label }, index, sorted) =>
      sorted.findIndex((other) => other.field === field && other.label === label) === index,
  )
}

const STEP_ORDER: readonly FormStep[] = ['osoby', 'dodatki', 'dane', 'podsumowanie']
/** Places that the page judges by the specification's words before the quote does. */
const OWN_RULES = new Set(['firstName', 'lastName', 'birthDate'])

function problemsOfPerson(
  person: PersonEntry,
  order: Order,
  { ask }: EventDefinition,
  quote: Told,
): FormProblem[] {
  const ofQuote = quote.problems.find(
    ({ person: ref, where, code, params }) =>
      ref === person.ref &&
      where === 'birthDate' &&
      (code !== 'field_missing' || params.message !== undefined),
  )
  const birth =
    ask.birthDate === 'no'
      ? null
      : (dayError(person.birth, ask.birthDate === 'required') ?? (ofQuote && pl.problem(ofQuote)))
  const found = [
    { part: 'imie', name: 'imię', message: nameError(person.firstName) },
    { part: 'nazwisko', name: 'nazwisko', message: nameError(person.lastName) },
    { part: 'urodzenie', name: 'data urodzenia', message: birth },
  ]
  return found.flatMap(({ part, name, message }) =>
    message === null || message === undefined
      ? []
      : [
          {
            step: 'osoby',
            field: `${person.ref}-${part}`,
            person: person.ref,
            label: `${personName(person, order)}: ${name}`,
            message,
          },
        ],
  )
}

function problemsOfContact(order: Order): FormProblem[] {
  const contact = contactOf(order)
  const found = [
    { field: 'kontakt-imie', label: 'Kontakt: imię', message: nameError(contact.firstName) },
    { field: 'kontakt-nazwisko', label: 'Kontakt: nazwisko', message: nameError(contact.lastName) },
    { field: 'kontakt-email', label: 'Adres e-mail', message: emailError(contact.email) },
    { field: 'kontakt-telefon', label: 'Numer telefonu', message: phoneError(contact.phone) },
  ]
  return found.flatMap(({ field, label, message }) =>
    message === null ? [] : [{ step: 'dane', field, person: null, label, message }],
  )
}

/** A ride is taken or refused in so many words ('Bez przejazdu'), so that nobody is left behind by oversight. */
function unsaidRides(order: Order, compiled: CompiledDefinition): FormProblem[] {
  return compiled.items.flatMap(({ item }) => {
    if (!isRide(item)) return []
    const silent = order.people.filter(({ choices }) => choices[item.id] === undefined)
    const apart = order.apart.includes(item.id)
    const told = apart ? silent : silent.slice(0, 1)
    return told.map((person) => ({
      step: 'dodatki' as const,
      field: apart ? `${item.id}-${person.ref}` : `${item.id}-wszyscy`,
      person: null,
      label: apart ? `${personName(person, order)}: ${lower(item.name)}` : item.name,
      message: 'Wybierz przystanek albo „Bez przejazdu”.',
    }))
  })
}

function fromQuote(problem: QuoteProblem, order: Order, compiled: CompiledDefinition): FormProblem {
  const place = placeOf(problem, order, compiled)
  const shared = place.step === 'podsumowanie' || place.field === 'grupa' || place.field?.endsWith('-wszyscy')
  const who = shared ? undefined : order.people.find(({ ref }) => ref === problem.person)
  const label = who === undefined ? capital(place.name) : `${personName(who, order)}: ${place.name}`
  const message = place.message ?? pl.problem(problem)
  return { ...place, person: who?.ref ?? null, label, message, ...lackOf(problem) }
}

/** Marks what one may wait for. */
export const lackOf = (problem: QuoteProblem): Pick<FormProblem, 'lack'> =>
  isLackOfPlaces(problem) ? { lack: true } : {}

interface Place {
  readonly step: FormStep
  readonly field: string | null
  readonly name: string
  readonly message?: string
}

/** Where on the page a problem of the quote belongs. */
function placeOf(problem: QuoteProblem, order: Order, compiled: CompiledDefinition): Place {
  const { definition } = compiled
  const where = problem.where ?? ''
  const question = definition.questions.find(({ id }) => id === where)
  if (question !== undefined) return placeOfQuestion(question, problem, order, definition)
  const statement = definition.statements.find(({ id }) => id === where)
  if (statement !== undefined) {
    return {
      step: 'podsumowanie',
      field: `oswiadczenie-${where}`,
      name: `oświadczenie: ${shortened(statement.text)}`,
    }
  }
  const item = itemOf(where, compiled)
  if (item !== undefined)
    return { step: 'dodatki', field: itemField(item.id, problem, order), name: lower(item.name) }
  if (where === 'group' || haveOwnPool(compiled.groups, where))
    return placeOfGroup(problem, order, definition)
  const { person } = problem
  if (person !== null && (where === 'type' || haveOwnPool(compiled.types, where)))
    return { step: 'osoby', field: `${person}-rodzaj`, name: lower(definition.typeLabel) }
  if (person !== null && where === 'sex') return { step: 'osoby', field: `${person}-plec`, name: 'płeć' }
  return { step: 'osoby', field: null, name: pl.problem(problem) }
}

function placeOfQuestion(
  question: Question,
  problem: QuoteProblem,
  order: Order,
  definition: EventDefinition,
): Place {
  const person = order.people.find(({ ref }) => ref === problem.person)
  const answer = (person ?? order).answers[question.id]
  return {
    step: stepOfQuestion(question, definition),
    field: `pytanie-${question.id}${problem.person === null ? '' : `-${problem.person}`}`,
    name: lower(question.label),
    ...(isOfAnswer(problem) ? { message: answerMessage(question, answer) } : {}),
  }
}

/** What the field itself lacks; what a rule says of the answer is the rule's to say. */
const isOfAnswer = ({ code, params }: QuoteProblem) =>
  (code === 'field_missing' || code === 'field_invalid') && params.message === undefined

function placeOfGroup(problem: QuoteProblem, order: Order, { groupLabel }: EventDefinition): Place {
  const person = problem.person ?? order.people.findLast(({ group }) => group !== null)?.ref
  const apart = order.apart.includes('group') && order.people.length > 1 && person !== undefined
  return { step: 'osoby', field: apart ? `grupa-${person}` : 'grupa', name: lower(groupLabel) }
}

/** What is asked of each person apart is told at the last who has chosen it, when it is nobody's in particular. */
function itemField(item: string, problem: QuoteProblem, order: Order): string {
  const person = problem.person ?? order.people.findLast(({ choices }) => Boolean(choices[item]))?.ref
  const apart = order.apart.includes(item) && order.people.length > 1 && person !== undefined
  return apart ? `${item}-${person}` : `${item}-wszyscy`
}

/** The item that a problem names, or whose pool it names. */
function itemOf(where: string, { items }: CompiledDefinition) {
  return items.find(
    ({ item, claims, options }) =>
      item.id === where ||
      claimsPool(claims, where) ||
      [...options.values()].some((option) => claimsPool(option.claims, where)),
  )?.item
}

/** Whether it is the limit of some group or of some kind of participation. */
const haveOwnPool = (places: CompiledDefinition['groups'], pool: string) =>
  [...places.values()].some(({ claims }) => claimsPool(claims, pool))

const claimsPool = (claims: readonly CompiledClaim[], pool: string) =>
  claims.some(({ claim }) => [claim.pool].flat().includes(pool))

/** The first words, enough to tell one statement from another. */
const shortened = (text: string) =>
  text.length <= 44 ? text : `${text.slice(0, 44).replace(/\s+\S*$/, '')}…`

const lower = (text: string) => text.charAt(0).toLocaleLowerCase('pl') + text.slice(1)
const capital = (text: string) => text.charAt(0).toLocaleUpperCase('pl') + text.slice(1)
