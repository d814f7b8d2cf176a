import type { EventDefinition, Pool } from '../event/definition/definition.ts'
import type { PersonDraft, RegistrationDraft } from '../registration/draft.ts'

/**
 * Limits that each person has over all registrations, or that each hour of entry or each day has: `per` of a pool. Each
 * is counted in a pool of its own, named by the limit and by its holder.
 */

/** The pool in which a limit counts one of its holders: 'kayaks~', 'start~nowak anna 1980-05-01'. */
export const ownPool = (limit: string, whose: string): string => `${limit}~${whose}`

/**
 * The pool in which a limit of an hour of entry or of a day counts the chosen one: 'guide~@2026-05-13T10:00',
 * 'groups~@2026-05-13'; null while none is chosen.
 */
export function timedPool(
  { id, per }: Pick<Pool, 'id' | 'per'>,
  hour: Temporal.PlainDateTime | null,
): string | null {
  if (hour === null) return null
  const when = per === 'day' ? hour.toPlainDate().toString() : hour.toString({ smallestUnit: 'minute' })
  return ownPool(id, `@${when}`)
}

/** Whether each hour of entry, or each day, has a limit of this size. */
export const isTimed = ({ per }: Pick<Pool, 'per'>): boolean => per === 'hour' || per === 'day'

/** The hour or day that a pool counts, ISO; null for any other: no person is named like a time. */
export const timeOf = (pool: string): string | null => /~@([\dT:-]+)$/.exec(pool)?.[1] ?? null

/** Whether a pool belongs to one person: the ids of limits and of hours contain no tilde. */
export const isOwnPool = (pool: string): boolean => pool.includes('~') && timeOf(pool) === null

/** Whether each registrant, or each person, has a limit of this size. */
export const isPersonal = ({ per }: Pick<Pool, 'per'>): boolean => per === 'registrant' || per === 'person'

/** The limit to which a pool belongs; a pool that all share is its own limit. */
export const limitOf = (pool: string): string => pool.split('~', 1)[0] ?? pool

/** The holder of an own pool, by `ref` in a draft; the registrant has none there. */
export const holderOf = (pool: string): string => pool.slice(limitOf(pool).length + 1)

/** Units by limit, summed over all holders. */
export function unitsByLimit(
  claims: readonly { readonly pool: string; readonly units: number }[],
): Map<string, number> {
  const units = new Map<string, number>()
  for (const claim of claims) {
    const limit = limitOf(claim.pool)
    units.set(limit, (units.get(limit) ?? 0) + claim.units)
  }
  return units
}

/** How a draft refers to the registrant: the identity follows from the contact details. */
export const REGISTRANT = ''

/**
 * Identifies a person in another registration: PESEL where it was given, else surname, name and birth date, regardless
 * of spaces and capitals. Null while that is not known.
 */
export function holderName(
  { questions }: Pick<EventDefinition, 'questions'>,
  { firstName, lastName, birthDate, answers }: PersonDraft,
): string | null {
  const asked = questions.find(({ of, type }) => of === 'person' && type === 'pesel')
  const pesel = asked === undefined ? undefined : answers[asked.id]
  if (typeof pesel === 'string' && pesel.trim() !== '') return pesel.trim()
  const names = [lastName, firstName].map((name) => name.trim().replace(/\s+/g, ' ').toLocaleLowerCase('pl'))
  return names.includes('') || birthDate === null ? null : [...names, birthDate].join(' ')
}

/**
 * The part that stays the same while a caller guesses at this person: the birth date in a PESEL, else the name. It
 * limits how many people with it in common a caller may ask about. Null while the person is not known.
 */
export function guessedBy(
  definition: Pick<EventDefinition, 'questions'>,
  person: PersonDraft,
): string | null {
  const holder = holderName(definition, person)
  if (holder === null) return null
  const { birthDate } = person
  return birthDate !== null && holder.endsWith(` ${birthDate}`)
    ? holder.slice(0, -birthDate.length)
    : holder.slice(0, PESEL_BIRTH_DIGITS)
}

/** Year, month and day. */
const PESEL_BIRTH_DIGITS = 6

/** All own pools of the people in a draft, whether or not they take from them. */
export function ownPoolsOf(
  definition: Pick<EventDefinition, 'pools' | 'questions'>,
  { people }: Pick<RegistrationDraft, 'people'>,
): string[] {
  const own = definition.pools.filter(isPersonal)
  const persons = [...new Set(people.map((person) => holderName(definition, person)))]
  return own.flatMap(({ id, per }: Pool) =>
    per === 'registrant'
      ? [ownPool(id, REGISTRANT)]
      : persons.flatMap((person) => (person === null ? [] : [ownPool(id, person)])),
  )
}
