import { sameValue } from '../../../values/same-value.ts'
import { canonical } from '../../definition/canonical.ts'
import type { Condition } from '../../definition/condition.ts'
import type { DefinitionDocument } from '../../definition/definition.ts'
import { withPartFields } from '../with-fields.ts'

type Written = NonNullable<DefinitionDocument['registrants']>
type Rule = DefinitionDocument['requirements'][number]
type On = Written['on']

/** Who may register whom; also where it is written as rules, which then have words of their own. */
export interface Registrants extends Written {
  readonly minorsRule: Rule | null
  readonly adultsRule: Rule | null
}

const ANYBODY: Written = { minors: 'anybody', on: 'registration', adults: 'anybody' }
const DAYS: readonly On[] = ['registration', 'event']
const AGES: Readonly<Record<On, string>> = { registration: 'ageNow', event: 'age' }

const ADULT_REGISTERS: Condition = { fact: 'registrantIsAdult', is: true }
const adult = (on: On): Condition => ({ fact: AGES[on], atLeast: 18 })
const minor = (on: On): Condition => ({ fact: AGES[on], atMost: 17 })
const adultsOf = (on: On): Condition => ({ all: [adult(on), { not: { fact: 'isRegistrant', is: true } }] })

/** The ways in which a minor is written; they differ only where a birth date is missing. */
const MINORS: Readonly<Record<On, readonly Condition[]>> = {
  registration: [{ not: adult('registration') }, minor('registration')],
  event: [minor('event'), { not: adult('event') }],
}

/** Whether a condition means a minor whom an adult registers, on whichever of both days age is counted. */
export function isMinorOfAdult(when: Condition): boolean {
  const whole = canonical(when)
  return DAYS.some((day) => MINORS[day].some((each) => sameValue(canonical(byAdult(each)), whole)))
}

/** A minor, counted as this event counts full age, whom an adult registers. */
export const minorOfAdult = (document: DefinitionDocument): Condition =>
  byAdult(minor(registrantsOf(document).on))

const byAdult = (person: Condition): Condition => ({ all: [person, ADULT_REGISTERS] })

/** What the event says of it; anybody may register anybody where nothing is said. */
export function registrantsOf({ registrants = ANYBODY, requirements }: DefinitionDocument): Registrants {
  const minorsRule = requirements.find((rule) => dayOfMinors(rule) !== null) ?? null
  const on = (minorsRule === null ? null : dayOfMinors(minorsRule)) ?? registrants.on
  const day = registrants.minors === 'adult' || registrants.adults === 'themselves' ? registrants.on : on
  // Of two rules that speak of different days each stays a rule of its own.
  const isOneDay = minorsRule === null || day === on
  const adultsRule = requirements.find((rule) => isAdults(rule, day)) ?? null
  return {
    minors: isOneDay && minorsRule !== null ? 'adult' : registrants.minors,
    on: day,
    adults: adultsRule === null ? registrants.adults : 'themselves',
    minorsRule: isOneDay ? minorsRule : null,
    adultsRule,
  }
}

function dayOfMinors({ of, when, must, code }: Rule): On | null {
  if (of !== 'person' || code !== 'guardian_must_register' || when === undefined) return null
  if (!sameValue(must, ADULT_REGISTERS)) return null
  const whole = canonical(when)
  return DAYS.find((day) => MINORS[day].some((each) => sameValue(each, whole))) ?? null
}

const isAdults = ({ of, when, must, code }: Rule, on: On): boolean =>
  of === 'person' &&
  code === 'adult_must_register_personally' &&
  when !== undefined &&
  sameValue(must, { fact: 'role', is: 'staff' }) &&
  sameValue(canonical(when), adultsOf(on))

/** The document with another answer to one of the questions; a rule that says it keeps its words. */
export function withRegistrants(document: DefinitionDocument, fields: Partial<Written>): DefinitionDocument {
  const before = registrantsOf(document)
  const { minors, on, adults } = { ...before, ...fields }
  const keepsMinors = before.minorsRule !== null && minors === 'adult'
  const keepsAdults = before.adultsRule !== null && adults === 'themselves'
  const requirements = document.requirements.flatMap((rule) => {
    if (rule.id === before.minorsRule?.id)
      return keepsMinors ? [onDay(rule, before.on, on, MINORS[on][0])] : []
    if (rule.id === before.adultsRule?.id)
      return keepsAdults ? [onDay(rule, before.on, on, adultsOf(on))] : []
    return [rule]
  })
  const written: Written = {
    minors: keepsMinors ? (document.registrants?.minors ?? 'anybody') : minors,
    adults: keepsAdults ? (document.registrants?.adults ?? 'anybody') : adults,
    on,
  }
  const isFree = written.minors === 'anybody' && written.adults === 'anybody'
  return withPartFields({ ...document, requirements }, { registrants: isFree ? undefined : written })
}

const onDay = (rule: Rule, before: On, on: On, when: Condition | undefined): Rule =>
  before === on || when === undefined ? rule : { ...rule, when }
