import type { EventDefinition, Question } from '#domain/event/definition/definition.ts'
import { readAnswer } from '#domain/form/answer.ts'
import type { Answer } from '#domain/form/fields/answer-schema.ts'
import type { CompiledClaim, CompiledDefinition } from '#domain/quote/compiled.ts'
import { isLackOfPlaces } from '#domain/quote/problems-of-pools.ts'
import type { Quote, QuoteProblem } from '#domain/quote/quote-result.ts'
import { formMessage, formWords } from '#i18n/pl/form.ts'
import * as data from '#i18n/pl/site/register/data.ts'
import * as words from '#i18n/pl/site/register/missing.ts'
import { pl } from '#i18n/pl.ts'
import { dayError, dayText } from '#web/kit/day-text.ts'
import { emailError, nameError, phoneError } from '#web/kit/field-rules.ts'
import { apartKey, isQuestionAlike } from './asked-alike.ts'
import { isRide } from './item-words.ts'
import { contactOf, isApart, type Order, type PersonEntry } from './order.ts'
import { personName } from './person-name.ts'
import { stepOfQuestion } from './question-step.ts'
import type { FormStep } from './steps.ts'

/** Problems, found here or by the server. */
export type ProblemSource = Pick<Quote, 'problems'>

/** A problem that keeps a step from being finished. */
export interface FormProblem {
  readonly step: FormStep
  /** Id of the control to focus; null when no control can resolve it. */
  readonly field: string | null
  /** The person whose sheet must be open for that control to be there. */
  readonly person: string | null
  /** In the list 'Do uzupełnienia': 'Hela: data urodzenia'. */
  readonly label: string
  /** Under the field. */
  readonly message: string
  /** Only places are missing: they can be waited for, where the event has a waiting list. */
  readonly lack?: true
}

/**
 * Everything that is missing or wrong, in the order of the page. What the fields themselves can detect
 * (names, dates, contact) is reported by the specification's rules, the rest by the quote.
 */
export function formProblems(
  order: Order,
  compiled: CompiledDefinition,
  quote: ProblemSource,
): FormProblem[] {
  const { definition } = compiled
  // The first of two problems at one field is shown: a quote lists limits last, and those may be waited for.
  const quoted = quote.problems.filter(({ where }) => !OWN_RULES.has(where ?? ''))
  const all = [
    ...order.people.flatMap((person) => problemsOfPerson(person, order, definition, quote)),
    ...problemsOfContact(order),
    ...quoted.map((problem) => fromQuote(problem, order, compiled)),
    ...unsaidRides(order, compiled),
  ]
  return STEP_ORDER.flatMap((step) => all.filter((problem) => problem.step === step)).filter(
    ({ field, label }, index, sorted) =>
      sorted.findIndex((other) => other.field === field && other.label === label) === index,
  )
}

const STEP_ORDER: readonly FormStep[] = ['osoby', 'dodatki', 'dane', 'podsumowanie']
/** Fields that the page validates with the specification's messages before the quote does. */
const OWN_RULES = new Set(['firstName', 'lastName', 'birthDate'])

function problemsOfPerson(
  person: PersonEntry,
  order: Order,
  { ask }: EventDefinition,
  quote: ProblemSource,
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
    { part: 'imie', name: words.firstName, message: nameError(person.firstName) },
    { part: 'nazwisko', name: words.lastName, message: nameError(person.lastName) },
    { part: 'urodzenie', name: words.birthDate, message: birth },
  ]
  return found.flatMap(({ part, name, message }) =>
    message === null || message === undefined
      ? []
      : [
          {
            step: 'osoby',
            field: `${person.ref}-${part}`,
            person: person.ref,
            label: words.ofPerson(personName(person, order), name),
            message,
          },
        ],
  )
}

function problemsOfContact(order: Order): FormProblem[] {
  const contact = contactOf(order)
  const found = [
    { field: 'kontakt-imie', label: words.contactFirstName, message: nameError(contact.firstName) },
    { field: 'kontakt-nazwisko', label: words.contactLastName, message: nameError(contact.lastName) },
    { field: 'kontakt-email', label: data.email, message: emailError(contact.email) },
    { field: 'kontakt-telefon', label: data.phone, message: phoneError(contact.phone) },
  ]
  return found.flatMap(({ field, label, message }) =>
    message === null ? [] : [{ step: 'dane', field, person: null, label, message }],
  )
}

/** A ride is taken or declined explicitly ('Bez przejazdu'), so that no person is left behind by oversight. */
function unsaidRides(order: Order, compiled: CompiledDefinition): FormProblem[] {
  return compiled.items.flatMap(({ item }) => {
    if (!isRide(item)) return []
    const silent = order.people.filter(({ choices }) => choices[item.id] === undefined)
    const apart = isApart(order, item.id)
    const reported = apart ? silent : silent.slice(0, 1)
    return reported.map((person) => ({
      step: 'dodatki' as const,
      field: apart ? `${item.id}-${person.ref}` : `${item.id}-wszyscy`,
      person: null,
      label: apart ? words.ofPerson(personName(person, order), lower(item.name)) : item.name,
      message: words.chooseStop,
    }))
  })
}

function fromQuote(problem: QuoteProblem, order: Order, compiled: CompiledDefinition): FormProblem {
  const place = placeOf(problem, order, compiled)
  const shared = place.step === 'podsumowanie' || place.field === 'grupa' || place.field?.endsWith('-wszyscy')
  const who = shared ? undefined : order.people.find(({ ref }) => ref === problem.person)
  const label = who === undefined ? capital(place.name) : words.ofPerson(personName(who, order), place.name)
  const message = place.message ?? pl.problem(problem)
  return { ...place, person: who?.ref ?? null, label, message, ...lackOf(problem) }
}

/** Marks what may be waited for. */
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
      name: words.statement(shortened(statement.text)),
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
  if (person !== null && where === 'sex') return { step: 'osoby', field: `${person}-plec`, name: words.sex }
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
  const isForAll =
    isQuestionAlike(question) && order.people.length > 1 && !isApart(order, apartKey(question.id))
  const whose = problem.person === null ? '' : `-${isForAll ? 'wszyscy' : problem.person}`
  return {
    step: stepOfQuestion(question, definition),
    field: `pytanie-${question.id}${whose}`,
    name: lower(question.label),
    ...(isOfAnswer(problem) ? { message: answerMessage(question, answer) } : {}),
  }
}

/** What the field itself lacks; a rule about the answer is reported by the rule. */
const isOfAnswer = ({ code, params }: QuoteProblem) =>
  (code === 'field_missing' || code === 'field_invalid') && params.message === undefined

function placeOfGroup(problem: QuoteProblem, order: Order, { groupLabel }: EventDefinition): Place {
  const person = problem.person ?? order.people.findLast(({ group }) => group !== null)?.ref
  const apart = isApart(order, 'group') && person !== undefined
  return { step: 'osoby', field: apart ? `grupa-${person}` : 'grupa', name: lower(groupLabel) }
}

/** A problem of something asked per person is shown at the last person who has chosen it, unless it names a person. */
function itemField(item: string, problem: QuoteProblem, order: Order): string {
  const person = problem.person ?? order.people.findLast(({ choices }) => Boolean(choices[item]))?.ref
  const apart = isApart(order, item) && person !== undefined
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

/** Whether it is the limit of a group or of a kind of participation. */
const haveOwnPool = (places: CompiledDefinition['groups'], pool: string) =>
  [...places.values()].some(({ claims }) => claimsPool(claims, pool))

const claimsPool = (claims: readonly CompiledClaim[], pool: string) =>
  claims.some(({ claim }) => [claim.pool].flat().includes(pool))

/** The first words, enough to distinguish one statement from another. */
const shortened = (text: string) =>
  text.length <= 44 ? text : `${text.slice(0, 44).replace(/\s+\S*$/, '')}…`

const lower = (text: string) => text.charAt(0).toLocaleLowerCase('pl') + text.slice(1)
const capital = (text: string) => text.charAt(0).toLocaleUpperCase('pl') + text.slice(1)

/** What is wrong with an answer that the quote does not accept, with the specification's message (§5). */
function answerMessage(question: Question, answer: Answer | undefined): string {
  const reading = readAnswer(question, answer)
  if (reading.state !== 'wrong') return formWords['BROWSER_OS.FORM.REQUIRED_FIELD']
  const { error } = reading
  if (error === null || error.key === 'BROWSER_OS.FORM.INVALID_NUMBER') return words.checkAnswer
  const isDay = error.key === 'BROWSER_OS.FORM.INVALID_DATE' && typeof answer === 'string'
  return (isDay ? dayError(dayText(answer), true) : null) ?? formMessage(error)
}
