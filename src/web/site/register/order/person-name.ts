import * as words from '#i18n/pl/site/register/people.ts'
import type { Order, PersonEntry } from './order.ts'

/** The label of a person before a name is typed: 'Ty', 'Druga osoba dorosła', 'Pierwsze dziecko'. */
export function personPlace(person: PersonEntry, { people, registrant }: Order): string {
  if (person.ref === registrant) return words.you
  const isPerson = person.kind === 'person'
  const alike = people.filter(({ kind }) => isPerson || kind === person.kind)
  const place = alike.findIndex(({ ref }) => ref === person.ref)
  if (person.kind === 'child') return words.childAt(place)
  return isPerson ? words.personAt(place) : words.adultAt(place)
}

/** First name, or the label when there is none yet. */
export const personName = (person: PersonEntry, order: Order): string =>
  person.firstName.trim() || personPlace(person, order)

/** Both names, for lists; people of the same name have their label added: 'Jan Lis (drugie dziecko)'. */
export function fullName(person: PersonEntry, order: Order): string {
  const name = namesOf(person)
  const place = personPlace(person, order)
  if (name === '') return place
  const isOneOfMany = order.people.some((each) => each.ref !== person.ref && namesOf(each) === name)
  return isOneOfMany ? `${name} (${place.charAt(0).toLocaleLowerCase('pl')}${place.slice(1)})` : name
}

const namesOf = ({ firstName, lastName }: PersonEntry) => `${firstName.trim()} ${lastName.trim()}`.trim()
