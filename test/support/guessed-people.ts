import { draftOf, outing } from './outing.ts'

/** An event with limits of one person, and the requests of an attacker who guesses the PESEL of a registered person. */

/** Grosze that each person pays. */
export const FEE = 10_000

/** One place for each person, identified by the PESEL. */
export const onceEach = {
  ...outing({ event: 400, coach: 40 }),
  questions: [{ id: 'pesel', of: 'person', type: 'pesel', label: 'PESEL', required: true }],
  peoplePerRegistration: { min: 1, max: 100 },
  pools: [
    { id: 'event', name: 'Miejsca', capacity: 400, refusal: 'event_full' },
    { id: 'coach', name: 'Autokar', capacity: 40, refusal: 'product_full' },
    { id: 'mine', name: 'Moje miejsca', capacity: 100, per: 'registrant', refusal: 'limit_per_registrant' },
    { id: 'once', name: 'Udział', capacity: 1, per: 'person', refusal: 'limit_per_person' },
  ],
  claims: [{ pool: 'event' }, { pool: 'mine' }, { pool: 'once' }],
}

/** One of the numbers of women born on 17 May 1985. */
export const pesel = (serial: number): string => checked(`850517${String(serial * 2).padStart(4, '0')}`)

/** The numbers of these women, the last one included. */
export const candidates = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, n) => pesel(from + n))

/** The number of a person born on a day that no other person shares. */
export const born = (n: number): string =>
  checked(`7${n % 10}0${1 + (Math.floor(n / 10) % 9)}${10 + (n % 18)}1234`)

/** Adds the check digit of a PESEL. */
function checked(digits: string): string {
  const sum = [...digits].reduce((all, digit, at) => all + Number(digit) * ([1, 3, 7, 9][at % 4] ?? 0), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

/** People with these numbers, 'osoba-0' and on. */
export function peopleOf(numbers: readonly string[]) {
  const draft = draftOf(...numbers.map((_, n) => `osoba-${n}`))
  return {
    ...draft,
    people: draft.people.map((person, n) => ({ ...person, answers: { pesel: numbers[n] ?? '' } })),
  }
}

/** The order of people with these numbers. */
export const orderOf = (
  numbers: readonly string[],
  email = 'ktos@example.org',
  total = numbers.length * FEE,
) => ({
  version: 1,
  expectedTotal: total,
  draft: peopleOf(numbers),
  contact: { firstName: 'Ewa', lastName: 'Mazur', email, phone: '600100200' },
})
