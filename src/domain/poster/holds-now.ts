import type { Condition } from '../event/definition/condition.ts'
import type { EventDefinition } from '../event/definition/definition.ts'
import { compare } from '../quote/evaluate.ts'
import type { Known, Truth } from '../quote/scope.ts'
import { isoMoment } from '../values/time.ts'

type OwnFacts = Pick<EventDefinition, 'facts'>

/** When somebody registers, and what is known of who that is. */
export interface Registering {
  /** Local, Europe/Warsaw. */
  readonly now: Temporal.PlainDateTime
  readonly age?: number
  readonly birthYear?: number
}

/**
 * Whether a condition holds for somebody who registers and pays online at a moment, without a code; undefined: that
 * depends on what is not known of who it is.
 */
export function holdsNow(
  condition: Condition | undefined,
  definition: OwnFacts,
  registering: Registering,
): Truth {
  if (condition === undefined) return true
  const of = (part: Condition) => holdsNow(part, definition, registering)
  if ('all' in condition) return every(condition.all.map(of))
  if ('any' in condition) return not(every(condition.any.map((part) => not(of(part)))))
  if ('not' in condition) return not(of(condition.not))
  return compare(condition, knownNow(condition.fact, definition, registering))
}

/** The values that a class of the organiser's own may have now; null: the fact is no such class. */
export function valuesNow(
  fact: string,
  definition: OwnFacts,
  registering: Registering,
): readonly string[] | null {
  const own = definition.facts.find(({ id }) => `own.${id}` === fact)
  if (own?.kind !== 'class') return null
  const possible: string[] = []
  for (const { id, when } of own.values) {
    const truth = holdsNow(when, definition, registering)
    if (truth !== false) possible.push(id)
    if (truth === true) break
  }
  return possible
}

function knownNow(fact: string, definition: OwnFacts, registering: Registering): Known {
  const { now, age, birthYear } = registering
  if (fact.startsWith('ageOn.')) return age
  switch (fact) {
    case 'age':
    case 'ageNow':
      return age
    case 'birthYear':
      return birthYear
    case 'day':
    case 'paymentDay':
    case 'firstPaymentDay':
      return now.toPlainDate().toString()
    case 'moment':
      return isoMoment(now)
    case 'channel':
      return 'online'
    case 'code':
      return null
    default: {
      const values = valuesNow(fact, definition, registering)
      return values?.length === 1 ? values[0] : undefined
    }
  }
}

const not = (truth: Truth): Truth => (truth === undefined ? undefined : !truth)

function every(truths: readonly Truth[]): Truth {
  if (truths.includes(false)) return false
  return truths.includes(undefined) ? undefined : true
}
