import { agesAsked } from '../event/definition/age-range.ts'
import type { EventDefinition } from '../event/definition/definition.ts'
import { comparisonsOf, conditionsOf } from '../event/facts/conditions-of.ts'
import { namedFacts } from '../event/facts/named-facts.ts'
import { ownFactNeeds } from '../event/facts/own-fact-needs.ts'
import { askedWhen } from '../event/facts/question-rules.ts'
import { questionTypes } from '../form/question-types.ts'
import type { PersonDraft, RegistrationDraft } from '../registration/draft.ts'
import { birthDateOf, sexOf } from './birth.ts'
import type { QuoteProblem } from './quote-result.ts'

/** What the office may leave open when it takes a registration (flow C6.2): answers that decide nothing. */

/**
 * Divides problems into those that keep the office from registering, and compulsory answers that may be given later:
 * neither price nor places, nor who may register, depends on them. Names, choices and statements never wait.
 */
export function answersForLater(
  definition: EventDefinition,
  { people }: Pick<RegistrationDraft, 'people'>,
  problems: readonly QuoteProblem[],
): { readonly stopping: readonly QuoteProblem[]; readonly later: readonly QuoteProblem[] } {
  if (!problems.some(isMissingAnswer)) return { stopping: problems, later: [] }
  const needed = decidingFacts(definition)
  const waits = (problem: QuoteProblem) => {
    const person = people.find(({ ref }) => ref === problem.person) ?? null
    return isMissingAnswer(problem) && !isNeeded(definition, problem, { needed, person })
  }
  return { stopping: problems.filter((each) => !waits(each)), later: problems.filter(waits) }
}

/** An answer that is still to be given, by the `ref` of its person, null: of the whole, and its field or question. */
export interface LackingAnswer {
  readonly person: string | null
  readonly where: string
}

/** The same, as a registration keeps them. */
export const lackingAnswers = (later: readonly QuoteProblem[]): LackingAnswer[] =>
  later.map(({ person, where }) => ({ person, where: where ?? '' }))

/** A choice that is missing is no answer: only questions are named in the parameters. */
const isMissingAnswer = ({ code, where, params }: QuoteProblem): boolean =>
  code === 'field_missing' && (where === 'birthDate' || where === 'sex' || 'question' in params)

interface Of {
  readonly needed: ReadonlySet<string>
  readonly person: PersonDraft | null
}

function isNeeded(definition: EventDefinition, { where }: QuoteProblem, { needed, person }: Of): boolean {
  if (where === 'birthDate' || where === 'sex') return needed.has(where)
  const question = definition.questions.find(({ id }) => id === where)
  if (question === undefined || needed.has(`answer.${question.id}`)) return true
  // A PESEL says what was not typed beside it.
  if (person === null || questionTypes[question.type].person === undefined) return false
  const saysBirth = needed.has('birthDate') && birthDateOf(person, definition) === null
  return saysBirth || (needed.has('sex') && sexOf(person, definition) === null)
}

/**
 * The facts that a price, a limit, an age limit, a requirement or an approval asks, directly or by another fact:
 * 'birthDate', 'sex', 'answer.<question>' among them. What only decides whether something else is asked is none.
 */
export function decidingFacts(definition: EventDefinition): ReadonlySet<string> {
  const decides = ({ path }: { readonly path: string }) => !ASKS_ONLY.test(path)
  const asked = [
    ...conditionsOf(definition)
      .filter(decides)
      .flatMap(({ condition }) => comparisonsOf(condition).map(({ fact }) => fact)),
    ...namedFacts(definition)
      .filter(decides)
      .map(({ name }) => name),
    ...factsOfGates(definition),
    ...factsOfRanks(definition),
    // A limit of each person knows the person by the PESEL, or by name and birth date.
    ...(definition.pools.some(({ per }) => per === 'person') ? ['birthDate'] : []),
  ]
  return closure(definition, asked)
}

/** Facts of the organiser's own decide where something asks them. */
const ASKS_ONLY = /^(?:questions|sections|statements|facts)\b/

function closure(definition: EventDefinition, asked: readonly string[]): ReadonlySet<string> {
  const known = new Set<string>()
  const waiting = [...asked]
  for (let fact = waiting.pop(); fact !== undefined; fact = waiting.pop()) {
    if (known.has(fact)) continue
    known.add(fact)
    waiting.push(...needsOf(definition, fact))
  }
  return known
}

function needsOf(definition: EventDefinition, fact: string): readonly string[] {
  if (OF_BIRTH.test(fact)) return ['birthDate']
  const [family = '', id] = fact.split('.')
  if (family === 'count') return [`answer.${id}`]
  if (family === 'own') {
    const own = definition.facts.find((each) => each.id === id)
    if (own === undefined) return []
    return own.kind === 'rank' && own.order !== 'typed'
      ? ['birthDate', ...ownFactNeeds(own)]
      : ownFactNeeds(own)
  }
  if (family !== 'answer') return []
  const question = definition.questions.find((each) => each.id === id)
  const when = question === undefined ? undefined : askedWhen(definition, question)
  return when === undefined ? [] : comparisonsOf(when).map((each) => each.fact)
}

const OF_BIRTH = /^(?:age|ageNow|ageOn\..+|birthYear|adults|minors|minorsPerAdult|registrantIsAdult)$/

function factsOfGates({ ages, types, groups, items }: EventDefinition): string[] {
  const gates = [{ ages }, ...types, ...groups, ...items, ...items.flatMap(({ options }) => options)]
  return gates.flatMap((gate) => agesAsked(gate.ages).map(({ fact }) => fact))
}

const factsOfRanks = ({ adjustments }: EventDefinition): string[] =>
  adjustments.some(({ rank }) => rank?.order === 'oldest' || rank?.order === 'youngest') ? ['birthDate'] : []
