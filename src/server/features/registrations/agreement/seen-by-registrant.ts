import { TAKEN_OVER } from '#i18n/pl/taken-over.ts'
import type { ParticipantRow } from './registrations.queries.ts'

/**
 * A person as the registrant may see them: for a person who has taken a place over neither name nor data nor ticket.
 */
export function seenByRegistrant<Person extends Partial<ParticipantRow>>(person: Person): Person {
  if (person.placeTransferId == null) return person
  return {
    ...{ ...person, ...TAKEN_OVER, birthDate: null, sex: null, answers: {}, numbers: {} },
    ...{ ticketCode: null, ticketUsedAt: null },
  }
}
