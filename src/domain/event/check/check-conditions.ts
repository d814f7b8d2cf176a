import { birthIsRequired } from '../../quote/birth.ts'
import type { Fact } from '../../quote/fact.ts'
import type { FactRegistry } from '../../quote/facts.ts'
import { isoMoment, readDay, readMoment } from '../../values/time.ts'
import type { Comparison, FactValue } from '../definition/condition.ts'
import type { EventDefinition } from '../definition/definition.ts'
import type { DefinitionProblem } from '../definition/problem.ts'
import { comparisonsOf, conditionsOf, type PlacedCondition, type Sees } from '../facts/conditions-of.ts'
import { factLabel } from '../facts/fact-label.ts'
import { namedFacts } from '../facts/named-facts.ts'
import { noSuchFact } from '../facts/no-such-fact.ts'
import { askedWhen } from '../facts/question-rules.ts'
import { outOfView } from './check-named-facts.ts'

/** Conditions may ask only facts that exist, that are in view, and values that can occur. */
export function checkConditions(definition: EventDefinition, facts: FactRegistry): DefinitionProblem[] {
  const conditions = conditionsOf(definition)
  return [
    ...conditions.flatMap((placed) => checkCondition(placed, facts, (fact) => factLabel(definition, fact))),
    ...checkOrderOfQuestions(definition),
    ...checkBirthDateIsAsked(definition, conditions),
  ]
}

function checkCondition(
  { path, condition, sees }: PlacedCondition,
  facts: FactRegistry,
  labelOf: (fact: string) => string,
): DefinitionProblem[] {
  return comparisonsOf(condition).flatMap((comparison) =>
    checkComparison(comparison, sees, facts, labelOf(comparison.fact)).map((message) => ({ path, message })),
  )
}

function checkComparison(comparison: Comparison, sees: Sees, facts: FactRegistry, label: string): string[] {
  const fact = facts.get(comparison.fact)
  if (fact === undefined) return [noSuchFact(comparison.fact, facts.keys())]
  const unseen = outOfView(fact, label, sees)
  if (unseen !== null) return [unseen]
  return valuesOf(comparison).flatMap((value) => checkValue(fact, label, value))
}

const valuesOf = ({ is, in: among, atLeast, atMost }: Comparison): FactValue[] =>
  [is, ...(among ?? []), atLeast, atMost].filter((value) => value !== undefined)

/** A value compared as text must have the exact notation of the fact: '2026-4-30' would sort after May. */
const SHAPES: Partial<Record<Fact['type'], { isRight(text: string): boolean; readonly expected: string }>> = {
  day: {
    isRight: (text) => readDay(text)?.toString() === text,
    expected: 'dzień w\u00a0zapisie RRRR-MM-DD',
  },
  moment: {
    isRight: (text) => {
      const moment = readMoment(text)
      return moment !== null && isoMoment(moment) === text
    },
    expected: 'chwila w\u00a0zapisie RRRR-MM-DDTGG:MM:SS',
  },
  time: {
    isRight: (text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text),
    expected: 'godzina w\u00a0zapisie GG:MM',
  },
}

function checkValue({ type, values }: Fact, label: string, value: FactValue): string[] {
  if (values !== undefined && values.length > 0 && !values.some((known) => known.value === value)) {
    return [`„${label}” nie ma wartości „${value}”.`]
  }
  const shape = SHAPES[type]
  if (shape !== undefined) {
    const fits = typeof value === 'string' && shape.isRight(value)
    return fits ? [] : [`„${label}” to ${shape.expected}, a\u00a0nie „${value}”.`]
  }
  const wanted = type === 'number' ? 'number' : type === 'yes-no' ? 'boolean' : 'string'
  if (typeof value === wanted) return []
  const kind = { number: 'liczba', boolean: 'tak albo nie', string: 'tekst' }[wanted]
  return [`„${label}” to ${kind}, a\u00a0nie „${value}”.`]
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
        message: 'Pytanie może zależeć tylko od odpowiedzi na pytania stojące przed nim.',
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
  return [
    { path: 'ask.birthDate', message: 'Zasady zależą od wieku, więc data urodzenia musi być wymagana.' },
  ]
}
