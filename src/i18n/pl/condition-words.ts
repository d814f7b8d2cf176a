import type { Comparison, Condition, FactValue } from '#domain/event/definition/condition.ts'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { tie } from '../text/typography.ts'
import { factWords, type WordedFact } from './fact-words.ts'
import { listed } from './listing.ts'
import { otherSide } from './other-side.ts'
import { ageSpan, weekdaySpan } from './spans.ts'

/**
 * Describes a condition of the definition as a phrase: 'wiek od 7 do 15 lat i rodzaj udziału: Dziecko'. `facts`: for
 * conditions on a line that is known to belong to one item.
 */
export function conditionWords(
  definition: EventDefinition,
  facts: Facts = factWords(definition),
): (condition: Condition) => string {
  return (condition) => tie(phrase(condition, facts))
}

type Facts = (name: string) => WordedFact

function phrase(condition: Condition, facts: Facts): string {
  if ('all' in condition) return joined(condition.all, 'i', facts)
  if ('any' in condition) return joined(condition.any, 'albo', facts)
  if ('not' in condition) return negated(condition.not, facts)
  return comparison(condition, facts)
}

function joined(parts: readonly Condition[], word: 'i' | 'albo', facts: Facts): string {
  const [only] = parts
  if (parts.length === 1 && only !== undefined) return phrase(only, facts)
  return listed(
    parts.map((part) => (isSimple(part) ? phrase(part, facts) : `(${phrase(part, facts)})`)),
    word,
  )
}

/** Whether a part needs no brackets among others. */
function isSimple(condition: Condition): boolean {
  if ('all' in condition) return condition.all.length === 1 && condition.all.every(isSimple)
  if ('any' in condition) return condition.any.length === 1 && condition.any.every(isSimple)
  if (!('not' in condition)) return true
  return (
    isEqual(condition.not) ||
    isBound(condition.not) ||
    ('not' in condition.not && isSimple(condition.not.not))
  )
}

/**
 * The negation of a bound: 'po 30 czerwca', 'wiek od 18 lat'; of a plain yes it is a plain no, of values 'rodzaj
 * udziału: nie Dziecko ani Senior'; of anything else 'nie: …'.
 */
function negated(condition: Condition, facts: Facts): string {
  if (isEqual(condition)) {
    if (condition.given !== undefined) return comparison({ ...condition, given: !condition.given }, facts)
    if (typeof condition.is === 'boolean') return comparison({ ...condition, is: !condition.is }, facts)
    const { name, value } = facts(condition.fact)
    return `${name}: nie ${listed(valuesOf(condition).map(value), 'ani')}`
  }
  if ('not' in condition) return phrase(condition.not, facts)
  if (isBound(condition)) return otherSide(condition, facts(condition.fact))
  const inner = phrase(condition, facts)
  return isSimple(condition) ? `nie: ${inner}` : `nie: (${inner})`
}

/** Whether it only names values, or asks for any: one operator without bounds. */
const isEqual = (condition: Condition): condition is Comparison =>
  'fact' in condition &&
  condition.atLeast === undefined &&
  condition.atMost === undefined &&
  (condition.given === undefined || valuesOf(condition).length === 0)

/** Whether it has one bound and nothing else. */
const isBound = (condition: Condition): condition is Comparison =>
  'fact' in condition &&
  (condition.atLeast === undefined) !== (condition.atMost === undefined) &&
  condition.given === undefined &&
  valuesOf(condition).length === 0

const valuesOf = ({ is, in: among }: Comparison) => (is === undefined ? (among ?? []) : [is])

/** Yes and no of these facts are whole phrases. */
const YES_NO: Readonly<Record<string, readonly [yes: string, no: string]>> = {
  isRegistrant: ['osoba, która zapisuje', 'osoba, która nie zapisuje'],
  registrantIsAdult: ['zapisuje osoba pełnoletnia', 'zapisuje osoba niepełnoletnia'],
}

function comparison(compared: Comparison, facts: Facts): string {
  const { is, atLeast, atMost, given } = compared
  const fact = facts(compared.fact)
  const whole = YES_NO[compared.fact]
  if (whole !== undefined && typeof is === 'boolean') return whole[is ? 0 : 1]
  const values = valuesOf(compared)
  const phrases = values.length === 0 ? [] : [`${fact.name}: ${listed(values.map(fact.value), 'lub')}`]
  if (given !== undefined) phrases.push(`${fact.name}: ${givenText(fact, given)}`)
  const isBounded = atLeast !== undefined || atMost !== undefined
  return listed([...phrases, ...(isBounded ? [bounded(fact, atLeast, atMost)] : [])], 'i')
}

/** Whether there is a value at all. */
function givenText({ kind }: WordedFact, given: boolean): string {
  if (kind === 'yes-no') return given ? 'tak' : 'nie'
  return given ? 'jest' : 'brak'
}

type Bound = FactValue | undefined

function bounded(fact: WordedFact, atLeast: Bound, atMost: Bound): string {
  switch (fact.kind) {
    case 'years':
      return `${fact.name} ${ageSpan({ from: atLeast, to: atMost })}`
    case 'day':
    case 'moment':
      return `${fact.name} ${fromTo(atLeast, atMost, fact.value)}`
    case 'weekday':
      return `${fact.name}: ${weekdaySpan(Number(atLeast ?? 1), Number(atMost ?? 7))}`
    case 'place':
      return `${fact.name}: ${fromTo(atLeast, atMost, (value) => `„${fact.value(value)}”`)}`
    case 'birth-year':
      return `${fact.name}: ${fromTo(atLeast, atMost, fact.value, ['lub później', 'lub wcześniej'])}`
    case 'number':
    case 'money':
      return `${fact.name}: ${howMuch(atLeast, atMost, fact.value)}`
    case 'yes-no':
    case 'text':
    case 'time':
      return `${fact.name}: ${fromTo(atLeast, atMost, fact.value)}`
  }
}

/** 'od 3 do 5', 'od 3', 'do 5'; with special words for a single bound: '2010 lub później'. */
function fromTo(
  atLeast: Bound,
  atMost: Bound,
  value: WordedFact['value'],
  alone?: readonly [later: string, earlier: string],
): string {
  if (atLeast !== undefined && atMost !== undefined) return `od ${value(atLeast)} do ${value(atMost)}`
  const bound = value(atLeast ?? atMost ?? '')
  if (alone !== undefined) return `${bound} ${alone[atLeast === undefined ? 1 : 0]}`
  return atLeast === undefined ? `do ${bound}` : `od ${bound}`
}

function howMuch(atLeast: Bound, atMost: Bound, value: WordedFact['value']): string {
  if (atLeast !== undefined && atMost !== undefined) return `od ${value(atLeast)} do ${value(atMost)}`
  return atLeast === undefined ? `najwyżej ${value(atMost ?? 0)}` : `co najmniej ${value(atLeast)}`
}
