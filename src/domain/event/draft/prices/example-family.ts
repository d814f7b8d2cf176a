import { compileDefinition } from '../../../quote/compile.ts'
import { quote } from '../../../quote/quote.ts'
import type { Quote } from '../../../quote/quote-result.ts'
import type { RegistrationDraft } from '../../../registration/draft.ts'
import type { EventDefinition } from '../../definition/definition.ts'

/** A family with which an organiser tries prices out. */
export interface ExamplePerson {
  readonly ref: string
  readonly firstName: string
  /** Full years on the day that decides about age. */
  readonly age: number
}

export const EXAMPLE_FAMILY: readonly ExamplePerson[] = [
  { ref: 'a', firstName: 'Anna', age: 41 },
  { ref: 'b', firstName: 'Marek', age: 43 },
  { ref: 'c', firstName: 'Jan', age: 13 },
  { ref: 'd', firstName: 'Zosia', age: 10 },
  { ref: 'e', firstName: 'Staś', age: 8 },
  { ref: 'f', firstName: 'Hela', age: 4 },
]

/**
 * What the family pays at a moment by a draft. Everybody is of the first group and the first kind, where there are any.
 * Null while the rules of the draft cannot be applied: those that depend on each other in a circle.
 */
export function quoteOfFamily(
  definition: EventDefinition,
  family: readonly ExamplePerson[],
  now: Temporal.PlainDateTime,
): Quote | null {
  try {
    return quote(compileDefinition(definition), draftOfFamily(definition, family, now), {
      now,
      facts: { channel: 'online', free: {} },
    })
  } catch {
    return null
  }
}

/** The registration of the family, as `quote()` reads it. */
export function draftOfFamily(
  { dates, groups, types, items }: EventDefinition,
  family: readonly ExamplePerson[],
  now: Temporal.PlainDateTime,
): RegistrationDraft {
  const ageDay = Temporal.PlainDate.from(dates.ageDay ?? dates.start ?? now.toPlainDate().toString())
  const people = family.map(({ ref, firstName, age }) => ({
    ...{ ref, firstName, lastName: '', birthDate: ageDay.subtract({ years: age }).toString() },
    ...{ group: groups[0]?.id ?? null, type: types[0]?.id ?? null },
    ...{ sex: null, answers: {}, choices: chosenFirst(items) },
  }))
  return { ...EMPTY_DRAFT, people, registeredBy: people[0]?.ref ?? null }
}

const EMPTY_DRAFT: Omit<RegistrationDraft, 'people' | 'registeredBy'> = {
  ...{ registrantRole: 'participant' as const, answers: {}, choices: {}, carers: {}, statements: [] },
  ...{ slot: null, code: null, plan: null },
}

/** Where one option has to be chosen, the first. */
const chosenFirst = (items: EventDefinition['items']): Record<string, string> =>
  Object.fromEntries(
    items.flatMap(({ id, choose, per, options: [first] }) =>
      choose === 'one' && per === 'person' && first !== undefined ? [[id, first.id]] : [],
    ),
  )
