import { birthIsRequired } from '../quote/birth.ts'
import type { Fact } from '../quote/fact.ts'
import type { FactRegistry } from '../quote/facts.ts'
import { isoMoment, readDay, readMoment } from '../time.ts'
import { outOfView } from './check-named-facts.ts'
import type { Comparison, FactValue } from './condition.ts'
import { comparisonsOf, conditionsOf, type PlacedCondition, type Sees } from './conditions-of.ts'
import type { EventDefinition } from './definition.ts'
import { namedFacts } from './named-facts.ts'
import { noSuchFact } from './no-such-fact.ts'
import type { DefinitionProblem } from './problem.ts'

/** Conditions may ask only facts that exist, that are in view, and values that can occur. */
export function checkConditions(definition: EventDefinition, facts: FactRegistry): DefinitionProblem[] {
  const conditions = conditionsOf(definition)
  return [
    ...conditions.flatMap((placed) => checkCondition(placed, facts)),
    ...checkOrderOfQuestions(definition),
    ...checkBirthDateIsAsked(definition, conditions),
  ]
}

function checkCondition(
  { path, condition, sees }: PlacedCondition,
  facts: FactRegistry,
): DefinitionProblem[] {
  return comparisonsOf(condition).flatMap((comparison) =>
    checkComparison(comparison, sees, facts).map((message) => ({ path, message })),
  )
}

function checkComparison(comparison: Comparison, sees: Sees, facts: FactRegistry): string[] {
  const fact = facts.get(comparison.fact)
  if (fact === undefined) return [noSuchFact(comparison.fact, facts.keys())]
  const unseen = outOfView(fact, sees)
  if (unseen !== null) return [unseen]
  return valuesOf(comparison).flatMap((value) => checkValue(fact, value))
}

const valuesOf = ({ is, in: among, atLeast, atMost }: Comparison): FactValue[] =>
  [is, ...(among ?? []), atLeast, atMost].filter((value) => value !== undefined)

/** What is compared as text must be written as the fact is, to the letter: '2026-4-30' would come after May. */
const SHAPES: Partial<Record<Fact['type'], { isRight(text: string): boolean; readonly told: string }>> = {
  day: {
    isRight: (text) => readDay(text)?.toString() === text,
    told: 'dzień w\u00a0zapisie RRRR-MM-DD',
  },
  moment: {
    isRight: (text) => {
      const moment = readMoment(text)
      return moment !== null && isoMoment(moment) === text
    },
    told: 'chwila w\u00a0zapisie RRRR-MM-DDTGG:MM:SS',
  },
  time: {
    isRight: (text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text),
    told: 'godzina w\u00a0zapisie GG:MM',
  },
}

function checkValue({ label, type, values }: Fact, value: FactValue): string[] {
  if (values !== undefined && values.length > 0 && !values.some((known) => known.value === value)) {
    return [`„${label}” nie ma wartości „${value}”.`]
  }
  const shape = SHAPES[type]
  if (shape !== undefined) {
    const fits = typeof value === 'string' && shape.isRight(value)
    return fits ? [] : [`„${label}” to ${shape.told}, a\u00a0nie „${value}”.`]
  }
  const wanted = type === 'number' ? 'number' : type === 'yes-no' ? 'boolean' : 'string'
  if (typeof value === wanted) return []
  const kind = { number: 'liczba', boolean: 'tak albo nie', string: 'tekst' }[wanted]
  return [`„${label}” to ${kind}, a\u00a0nie „${value}”.`]
}

/** A question may ask only answers given before it; otherwise two could wait for each other. */
function checkOrderOfQuestions({ questions }: EventDefinition): DefinitionProblem[] {
  return questions.flatMap(({ when }, index) => {
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

/** Whether somebody may be too young or too old. */
const hasAges = ({ ages, groups, types, items }: EventDefinition) =>
  [{ ages }, ...groups, ...types, ...items, ...items.flatMap(({ options }) => options)].some(
    (gate) => gate.ages !== undefined,
  )

/** Rules that ask about age need it from everybody; else they would silently not hold. */
function checkBirthDateIsAsked(
  definition: EventDefinition,
  conditions: readonly PlacedCondition[],
): DefinitionProblem[] {
  const asked = [
    ...conditions.flatMap(({ condition }) => comparisonsOf(condition).map(({ fact }) => fact)),
    ...namedFacts(definition).map(({ name }) => name),
  ]
  const isNeeded =
    definition.facts.some((own) => own.kind === 'rank' && own.order !== 'typing') ||
    hasAges(definition) ||
    asked.some((fact) => NEEDS_BIRTH.includes(fact) || fact.startsWith('ageOn.'))
  if (!isNeeded || birthIsRequired(definition)) return []
  return [
    { path: 'ask.birthDate', message: 'Zasady zależą od wieku, więc data urodzenia musi być wymagana.' },
  ]
}
