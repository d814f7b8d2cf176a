import type { DefinitionDocument } from '../../../definition/definition.ts'
import type { EventKind } from '../../../definition/event-kinds.ts'
import { ORGANISING_QUESTIONS, THINGS_QUESTIONS, TRAVEL_QUESTIONS } from './arrangements.ts'
import { CHILDREN_QUESTIONS } from './children.ts'
import { COMPANY_QUESTIONS, CONSENT_QUESTIONS } from './company.ts'
import { FOOD_QUESTIONS, HEALTH_QUESTIONS } from './health.ts'
import { CONTACT_QUESTIONS, PARISH_QUESTIONS, PERSON_QUESTIONS } from './people.ts'
import type { ReadyQuestion } from './ready-question.ts'

/** All of them, in the order of their subjects. */
export const READY_QUESTIONS: readonly ReadyQuestion[] = [
  ...CONTACT_QUESTIONS,
  ...PERSON_QUESTIONS,
  ...CHILDREN_QUESTIONS,
  ...HEALTH_QUESTIONS,
  ...FOOD_QUESTIONS,
  ...TRAVEL_QUESTIONS,
  ...THINGS_QUESTIONS,
  ...PARISH_QUESTIONS,
  ...COMPANY_QUESTIONS,
  ...CONSENT_QUESTIONS,
  ...ORGANISING_QUESTIONS,
]

type Asked = Pick<DefinitionDocument, 'kind' | 'attendance'>

/** Those that make sense in an event of this kind. */
export const readyQuestionsFor = ({ kind, attendance }: Asked): readonly ReadyQuestion[] =>
  READY_QUESTIONS.filter(
    ({ kinds, ofPeople }) =>
      (kinds === undefined || kinds.includes(kind)) && (ofPeople !== true || attendance === 'people'),
  )

/** What events of a kind ask most. */
const USUAL: Readonly<Record<EventKind, readonly string[]>> = {
  pilgrimage: ['pesel', 'parish', 'emergency', 'food', 'illnesses', 'help'],
  retreat: ['parish', 'pesel', 'emergency', 'food', 'room-with', 'illnesses'],
  conference: ['institution', 'invoice', 'food', 'way-there', 'heard-of-us', 'notes'],
  run: ['shirt', 'club', 'town', 'emergency', 'expected-time', 'heard-of-us'],
  camp: ['guardian', 'pesel', 'allergies', 'medicines', 'food', 'collecting'],
  collection: ['parish', 'intention', 'address', 'heard-of-us', 'news', 'notes'],
  entries: ['school-group', 'own-phone', 'assistance', 'way-there', 'heard-of-us', 'notes'],
  other: ['pesel', 'emergency', 'shirt', 'food', 'allergies', 'notes'],
}

/** The usual ones of its kind, as far as they make sense in it. */
export function usualQuestionsFor(event: Asked): readonly ReadyQuestion[] {
  const offered = readyQuestionsFor(event)
  return USUAL[event.kind].flatMap((id) => offered.find((each) => each.id === id) ?? [])
}
