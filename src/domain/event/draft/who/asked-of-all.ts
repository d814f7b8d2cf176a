import type { DefinitionDocument } from '../../definition/definition.ts'
import { withRegistrants } from './registrants.ts'

/** What is asked of everybody: names or a number of places, the date of birth, the sex. */

type Ask = DefinitionDocument['ask']
type Item = DefinitionDocument['items'][number]

/** The document with another demand for dates of birth: without them nobody is known to be a minor. */
export function withBirthDate(document: DefinitionDocument, birthDate: Ask['birthDate']): DefinitionDocument {
  const asking = { ...document, ask: { ...document.ask, birthDate } }
  return birthDate === 'required' ? asking : withRegistrants(asking, { minors: 'anybody' })
}

/**
 * The document for people with names, or for so many places without names. What was for each person is then for the
 * whole registration, and what takes part is chosen by number; back again likewise.
 */
export function withAttendance(
  document: DefinitionDocument,
  attendance: DefinitionDocument['attendance'],
): DefinitionDocument {
  if (attendance === document.attendance) return document
  if (attendance === 'people')
    return { ...document, attendance, items: document.items.map(ofPerson), ask: ASKED }
  const counted: DefinitionDocument = {
    ...document,
    attendance,
    items: document.items.map(ofRegistration),
    questions: document.questions.map((question) => ({ ...question, of: 'registration' })),
    ask: { ...document.ask, sex: 'no' },
  }
  return withBirthDate(counted, 'no')
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
