import { birthIsRequired } from '../../quote/birth.ts'
import type { Fact } from '../../quote/fact.ts'
import type { FactRegistry } from '../../quote/facts.ts'
import { isoMoment, readDay, readMoment } from '../../values/time.ts'
import type { Comparison, FactValue } from '../definition/condition.ts'
import type { EventDefinition } from '../definition/definition.ts'
import type { DefinitionProblem, Finding } from '../definition/problem.ts'
import { comparisonsOf, conditionsOf, type PlacedCondition, type Sees } from '../facts/conditions-of.ts'
import { factName } from '../facts/fact-name.ts'
import { meantFact } from '../facts/meant-fact.ts'
import { namedFacts } from '../facts/named-facts.ts'
import { askedWhen } from '../facts/question-rules.ts'
import type { FactName } from '../problems/values.ts'
import { outOfView } from './check-named-facts.ts'

/** Conditions may ask only facts that exist, that are in view, and values that can occur. */
export function checkConditions(definition: EventDefinition, facts: FactRegistry): DefinitionProblem[] {
  const conditions = conditionsOf(definition)
  return [
    ...conditions.flatMap((placed) => checkCondition(placed, facts, (fact) => factName(definition, fact))),
    ...checkOrderOfQuestions(definition),
    ...checkBirthDateIsAsked(definition, conditions),
  ]
}

function checkCondition(
  { path, condition, sees }: PlacedCondition,
  facts: FactRegistry,
  nameOf: (fact: string) => FactName,
): DefinitionProblem[] {
  return comparisonsOf(condition).flatMap((comparison) =>
    checkComparison(comparison, sees, facts, nameOf(comparison.fact)).map((finding) => ({
      path,
      ...finding,
    })),
  )
}

function checkComparison(comparison: Comparison, sees: Sees, facts: FactRegistry, name: FactName): Finding[] {
  const fact = facts.get(comparison.fact)
  if (fact === undefined) {
    const meant = meantFact(comparison.fact, facts.keys())
    return [{ code: 'fact_unknown', values: { fact: comparison.fact, meant } }]
  }
  const unseen = outOfView(fact, name, sees)
  if (unseen !== null) return [unseen]
  return valuesOf(comparison).flatMap((value) => checkValue(fact, name, value))
}

const valuesOf = ({ is, in: among, atLeast, atMost }: Comparison): FactValue[] =>
  [is, ...(among ?? []), atLeast, atMost].filter((value) => value !== undefined)

/** A value compared as text must have the exact notation of the fact: '2026-4-30' would sort after May. */
const NOTATIONS = {
  day: (text: string) => readDay(text)?.toString() === text,
  moment: (text: string) => {
    const moment = readMoment(text)
    return moment !== null && isoMoment(moment) === text
  },
  time: (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text),
}

function checkValue({ type, values }: Fact, name: FactName, value: FactValue): Finding[] {
  if (values !== undefined && values.length > 0 && !values.some((known) => known.value === value)) {
    return [{ code: 'fact_without_value', values: { ...name, value } }]
  }
  if (type === 'day' || type === 'moment' || type === 'time') {
    const fits = typeof value === 'string' && NOTATIONS[type](value)
    return fits ? [] : [{ code: 'fact_of_other_notation', values: { ...name, value, notation: type } }]
  }
  const wanted = type === 'number' ? 'number' : type === 'yes-no' ? 'boolean' : 'string'
  return typeof value === wanted
    ? []
    : [{ code: 'fact_of_other_type', values: { ...name, value, type: wanted } }]
}

/** A question may ask only answers given before it; otherwise two could wait for each other. */
function checkOrderOfQuestions(definition: EventDefinition): DefinitionProblem[] {
  const { questions } = definition
  return questions.flatMap((question, index) => {
    const when = askedWhen(definition, question)
    const later = new Set(questions.slice(index).flatMap(({ id }) => [`answer.${id}`, `count.${id}`]))
    const asks = when === undefined ? [] : comparisonsOf(when)
    return asks
      .filter(({ fact }) => later.has(fact))
      .map(() => ({
        path: `questions.${index}.when`,
        code: 'question_asks_later',
      }))
  })
}

const NEEDS_BIRTH = [
  'age',
  'ageNow',
  'birthYear',
  'birthDate',
  'adults',
  'minors',
  'minorsPerAdult',
  'registrantIsAdult',
]

/** Whether a fact is known only where everybody's date of birth is. */
export const isByBirthDate = (fact: string): boolean =>
  NEEDS_BIRTH.includes(fact) || fact.startsWith('ageOn.')

/** Whether anyone may be too young or too old. */
const hasAges = ({ ages, groups, types, items }: EventDefinition) =>
  [{ ages }, ...groups, ...types, ...items, ...items.flatMap(({ options }) => options)].some(
    (gate) => gate.ages !== undefined,
  )

const isByBirth = ({ order }: { readonly order: string }) => order === 'oldest' || order === 'youngest'

/** Rules that ask about age need it from everyone; otherwise they would silently fail to apply. */
function checkBirthDateIsAsked(
  definition: EventDefinition,
  conditions: readonly PlacedCondition[],
): DefinitionProblem[] {
  const asked = [
    ...conditions.flatMap(({ condition }) => comparisonsOf(condition).map(({ fact }) => fact)),
    ...namedFacts(definition).map(({ name }) => name),
  ]
  const isNeeded =
    definition.facts.some((own) => own.kind === 'rank' && isByBirth(own)) ||
    definition.adjustments.some(({ rank }) => rank !== undefined && isByBirth(rank)) ||
    hasAges(definition) ||
    asked.some(isByBirthDate)
  if (!isNeeded || birthIsRequired(definition)) return []
  return [{ path: 'ask.birthDate', code: 'birth_date_not_required' }]
}
