import type { Order, PersonEntry } from './order.ts'

const CHILDREN = [
  'Pierwsze',
  'Drugie',
  'Trzecie',
  'Czwarte',
  'Piąte',
  'Szóste',
  'Siódme',
  'Ósme',
  'Dziewiąte',
]
const ADULTS = ['Pierwsza', 'Druga', 'Trzecia', 'Czwarta', 'Piąta', 'Szósta', 'Siódma', 'Ósma', 'Dziewiąta']

/** Who somebody is before a name is typed: 'Ty', 'Druga osoba dorosła', 'Pierwsze dziecko'. */
export function personPlace(person: PersonEntry, { people, registrant }: Order): string {
  if (person.ref === registrant) return 'Ty'
  const alike = people.filter(({ kind }) => kind === person.kind)
  const place = alike.findIndex(({ ref }) => ref === person.ref)
  if (person.kind === 'child') return `${CHILDREN[place] ?? `${place + 1}.`} dziecko`
  return `${ADULTS[place] ?? `${place + 1}.`} osoba dorosła`
}

/** First name, or the place when there is none yet. */
export const personName = (person: PersonEntry, order: Order): string =>
  person.firstName.trim() || personPlace(person, order)

/** Both names, for lists; of two who are called alike each says its place: 'Jan Lis (drugie dziecko)'. */
export function fullName(person: PersonEntry, order: Order): string {
  const name = namesOf(person)
  const place = personPlace(person, order)
  if (name === '') return place
  const isOneOfMany = order.people.some((each) => each.ref !== person.ref && namesOf(each) === name)
  return isOneOfMany ? `${name} (${place.charAt(0).toLocaleLowerCase('pl')}${place.slice(1)})` : name
}

const namesOf = ({ firstName, lastName }: PersonEntry) => `${firstName.trim()} ${lastName.trim()}`.trim()
