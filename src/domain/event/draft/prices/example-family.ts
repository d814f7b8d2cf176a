import type { Answer } from '../../../form/fields/answer-schema.ts'
import { compileDefinition } from '../../../quote/compile.ts'
import { quote } from '../../../quote/quote.ts'
import type { Quote } from '../../../quote/quote-result.ts'
import type { Choice, RegistrationDraft } from '../../../registration/draft.ts'
import type { EventDefinition, Item } from '../../definition/definition.ts'

type Choices = Readonly<Record<string, Choice>>
type Answers = Readonly<Record<string, Answer>>

/** Somebody of a family with which an organiser tries prices out. */
export interface ExamplePerson {
  readonly ref: string
  readonly firstName: string
  /** Full years on the day that decides about age. */
  readonly age: number
  readonly sex?: 'MALE' | 'FEMALE'
  /** The first of the event where nothing, or nothing of the event, is said. */
  readonly group?: string
  readonly type?: string
  readonly choices?: Choices
  readonly answers?: Answers
}

export interface ExampleFamily {
  readonly name: string
  readonly people: readonly ExamplePerson[]
  /** Of the whole registration. */
  readonly choices: Choices
  readonly answers: Answers
  /** The day of registration; null: today. */
  readonly day: string | null
  /** What is typed as a code; a code of a list is tried by the id of the list, because codes are kept as hashes. */
  readonly code: { readonly word: string } | { readonly list: string } | null
}

export const EXAMPLE_FAMILY: ExampleFamily = {
  name: 'Rodzina',
  people: [
    { ref: 'a', firstName: 'Anna', age: 41, sex: 'FEMALE' },
    { ref: 'b', firstName: 'Marek', age: 43, sex: 'MALE' },
    { ref: 'c', firstName: 'Jan', age: 13, sex: 'MALE' },
    { ref: 'd', firstName: 'Zosia', age: 10, sex: 'FEMALE' },
    { ref: 'e', firstName: 'Staś', age: 8, sex: 'MALE' },
    { ref: 'f', firstName: 'Hela', age: 4, sex: 'FEMALE' },
  ],
  ...{ choices: {}, answers: {}, day: null, code: null },
}

/** The example family of an event: of the usual one those whose ages it admits; the usual one where nobody is left. */
export function exampleFamilyOf({ ages }: Pick<EventDefinition, 'ages'>): ExampleFamily {
  const people = EXAMPLE_FAMILY.people.filter(
    ({ age }) => age >= (ages?.from ?? 0) && age <= (ages?.to ?? Number.POSITIVE_INFINITY),
  )
  return people.length === 0 ? EXAMPLE_FAMILY : { ...EXAMPLE_FAMILY, people }
}

/** At noon of the day that is tried. */
const NOON = 'T12:00:00'

/**
 * What a family pays at a moment by a draft. Null while the rules of the draft cannot be applied: those that depend on
 * each other in a circle.
 */
export function quoteOfFamily(
  definition: EventDefinition,
  family: ExampleFamily,
  today: Temporal.PlainDateTime,
): Quote | null {
  const now = family.day === null ? today : Temporal.PlainDateTime.from(family.day + NOON)
  try {
    return quote(
      compileDefinition(withTriedCode(definition, family)),
      draftOfFamily(definition, family, now),
      {
        now,
        facts: { channel: 'online', free: {} },
      },
    )
  } catch {
    return null
  }
}

const TRIED_CODE = 'KOD-DO-PROBY'

/** A list that is tried contains a code that can be typed, and lets the whole family use it. */
function withTriedCode(definition: EventDefinition, { code }: ExampleFamily): EventDefinition {
  if (code === null || 'word' in code) return definition
  return {
    ...definition,
    pools: definition.pools.map((pool) => (pool.id === code.list ? { ...pool, codes: [TRIED_CODE] } : pool)),
  }
}

/** The registration of the family, as `quote()` reads it. */
export function draftOfFamily(
  definition: EventDefinition,
  family: ExampleFamily,
  now: Temporal.PlainDateTime,
): RegistrationDraft {
  const { dates, groups, types, items, questions } = definition
  const ageDay = Temporal.PlainDate.from(dates.ageDay ?? dates.start ?? now.toPlainDate().toString())
  const people = family.people.map((person) => ({
    ...{ ref: person.ref, firstName: person.firstName, lastName: '' },
    birthDate: ageDay.subtract({ years: person.age }).toString(),
    ...{ group: knownOr(groups, person.group), type: knownOr(types, person.type), sex: person.sex ?? null },
    answers: { ...firstAnswers(questions, 'person'), ...person.answers },
    choices: { ...firstChoices(items, 'person'), ...person.choices },
  }))
  return {
    ...{ people, registeredBy: people[0]?.ref ?? null, registrantRole: 'participant' },
    answers: { ...firstAnswers(questions, 'registration'), ...family.answers },
    choices: { ...firstChoices(items, 'registration'), ...family.choices },
    ...{ carers: {}, statements: [], slot: null, plan: null },
    code: family.code === null ? null : 'word' in family.code ? family.code.word : TRIED_CODE,
  }
}

const knownOr = (parts: readonly { readonly id: string }[], id: string | undefined): string | null =>
  (parts.find((part) => part.id === id) ?? parts[0])?.id ?? null

/** Where one option has to be chosen, the first; of days all. */
const firstChoices = (items: readonly Item[], per: Item['per']): Record<string, Choice> =>
  Object.fromEntries(
    items
      .filter((item) => item.per === per && item.when === undefined)
      .flatMap(({ id, choose, category, min, options }): [string, Choice][] => {
        const [first] = options
        if (first === undefined) return []
        if (choose === 'one') return [[id, first.id]]
        const isNeeded = min !== undefined && category === 'participation'
        if (choose === 'span' && isNeeded) return [[id, options.map((option) => option.id)]]
        return choose === 'any' && isNeeded ? [[id, options.slice(0, min).map((option) => option.id)]] : []
      }),
  )

/** Where an answer has to be chosen of a few, the first. */
const firstAnswers = (questions: EventDefinition['questions'], of: 'person' | 'registration'): Answers =>
  Object.fromEntries(
    questions.flatMap(({ id, required, options: [first], ...question }) =>
      question.of === of && required && first !== undefined && question.type !== 'checkboxes'
        ? [[id, first.id]]
        : [],
    ),
  )
