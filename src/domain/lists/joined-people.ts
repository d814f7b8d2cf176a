import type { RegistrationDraft } from '../registration/draft.ts'
import { ageOn } from '../values/time.ts'
import { nameKey } from './name-key.ts'

/** Who is named on the public page among those who have registered. */

/** A person who takes part in a confirmed registration and whose consent was ticked. */
export interface ConsentingPerson {
  readonly firstName: string
  readonly lastName: string
  readonly birthDate: Temporal.PlainDate | null
  /** The group or the town, where it is shown. */
  readonly beside: string | null
  readonly registrantRole: RegistrationDraft['registrantRole']
  /** The person filled in the form. */
  readonly isRegistrant: boolean
  /** Of the participant who filled in the form; null where there is none, or the date was not asked. */
  readonly registrantBirthDate: Temporal.PlainDate | null
}

export interface JoinedName {
  readonly name: string
  readonly beside: string | null
}

export interface JoinedNamesAt {
  readonly today: Temporal.PlainDate
  /** The event asks for a PESEL, which is not read for this: who has given no birth date beside it may be a minor. */
  readonly isAgeSecret: boolean
}

/** Fewer are not listed: who they are would be easy to guess. */
export const FEWEST_NAMES = 5
/** The others are counted. */
export const MOST_NAMES = 60

const LONGEST = 40
/** What people typed themselves stands on a page for everybody: words alone, no telephone numbers, addresses or signs. */
const PLAIN = /^[\p{L}\p{M}][\p{L}\p{M}.'’ -]*$/u

/**
 * First names of who may be named, in the order of the alphabet, which says nothing about when they registered; of a
 * minor only where a guardian ticked the consent. None where they are fewer than `FEWEST_NAMES`.
 */
export function joinedNames(people: readonly ConsentingPerson[], at: JoinedNamesAt): JoinedName[] {
  const names = people.filter((person) => isAllowed(person, at)).flatMap(nameOf)
  if (names.length < FEWEST_NAMES) return []
  return names
    .map((each) => [nameKey(each.name, each.beside ?? ''), each] as const)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .slice(0, MOST_NAMES)
    .map(([, each]) => each)
}

/** Where no age is asked, nobody is known to be a minor. */
function isAllowed(person: ConsentingPerson, { today, isAgeSecret }: JoinedNamesAt): boolean {
  const { birthDate, registrantRole, isRegistrant, registrantBirthDate } = person
  if (birthDate === null ? !isAgeSecret : isOfAge(birthDate, today)) return true
  if (registrantRole !== 'participant') return registrantRole === 'guardian'
  return !isRegistrant && registrantBirthDate !== null && isOfAge(registrantBirthDate, today)
}

const isOfAge = (birthDate: Temporal.PlainDate, today: Temporal.PlainDate) => ageOn(birthDate, today) >= 18

/** The first word of the first name; nobody who has typed the surname there. */
function nameOf({ firstName, lastName, beside }: ConsentingPerson): JoinedName[] {
  const [name = ''] = firstName.trim().split(/\s+/)
  const surnames = lastName
    .trim()
    .toLowerCase()
    .split(/[\s-]+/)
  if (!isPlain(name) || surnames.includes(name.toLowerCase())) return []
  return [{ name, beside: beside !== null && isPlain(beside.trim()) ? beside.trim() : null }]
}

const isPlain = (text: string) => text.length <= LONGEST && PLAIN.test(text)
