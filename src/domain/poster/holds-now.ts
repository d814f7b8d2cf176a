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
  /** Id of the type of participant. */
  readonly type?: string
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

/** The values that a type or a class of the organiser's own may have now; null: the fact is neither, or not known. */
export function valuesNow(
  fact: string,
  definition: OwnFacts,
  registering: Registering,
): readonly string[] | null {
  if (fact === 'type') return registering.type === undefined ? null : [registering.type]
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

/**
 * The types that somebody may choose now without asking anybody; those that wait for the staff's approval only where
 * there is no other.
 */
export function typesNow(
  definition: Pick<EventDefinition, 'facts' | 'types' | 'approvals'>,
  registering: Registering,
): readonly string[] {
  const possible = definition.types
    .filter(({ when }) => holdsNow(when, definition, registering) !== false)
    .map(({ id }) => id)
  const waits = (type: string) =>
    definition.approvals.some(({ when }) => holdsNow(when, definition, { ...registering, type }) === true)
  const own = possible.filter((type) => !waits(type))
  return own.length === 0 ? possible : own
}

function knownNow(fact: string, definition: OwnFacts, registering: Registering): Known {
  const { now, age, birthYear, type } = registering
  if (fact.startsWith('ageOn.')) return age
  switch (fact) {
    case 'age':
    case 'ageNow':
      return age
    case 'birthYear':
      return birthYear
    case 'type':
      return type
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
