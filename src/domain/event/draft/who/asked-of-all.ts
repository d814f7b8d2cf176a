import type { DefinitionDocument } from '../../definition/definition.ts'
import { withRegistrants } from './registrants.ts'

/** What is asked of everybody: names or a number of places, the date of birth, the sex. */

type Ask = DefinitionDocument['ask']
type Item = DefinitionDocument['items'][number]

/**
 * The document for people with names, or for so many places without names. What was for each person is then for the
 * whole registration, what takes part is chosen by number, and nobody is known to be a minor. Back again each person has
 * a share and a date of birth, and minors are registered by adults; extras and questions stay with the registration.
 */
export function withAttendance(
  document: DefinitionDocument,
  attendance: DefinitionDocument['attendance'],
): DefinitionDocument {
  if (attendance === document.attendance) return document
  if (attendance === 'people') {
    const people = { ...document, attendance, items: document.items.map(ofPerson), ask: ASKED }
    return withRegistrants(people, { minors: 'adult' })
  }
  const counted: DefinitionDocument = {
    ...document,
    attendance,
    items: document.items.map(ofRegistration),
    questions: document.questions.map((question) => ({ ...question, of: 'registration' })),
    ask: { birthDate: 'no', sex: 'no' },
  }
  return withRegistrants(counted, { minors: 'anybody' })
}

const ASKED: Ask = { birthDate: 'required', sex: 'no' }

const ofRegistration = (item: Item): Item =>
  item.per === 'registration'
    ? item
    : { ...item, per: 'registration', choose: item.choose === 'always' ? 'quantity' : item.choose }

const ofPerson = (item: Item): Item =>
  item.category === 'participation' && item.per === 'registration' && item.choose === 'quantity'
    ? { ...item, per: 'person', choose: 'always' }
    : item
