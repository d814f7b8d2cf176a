import { decideDocument, listDocuments } from '#contract/documents.ts'
import { mayEditRegistrations } from '#domain/access/rights.ts'
import { type Ids, member } from './way.ts'
import { CAMP_CARD_WAYS } from './ways-of-camp-cards.ts'

const eventOf = ({ accountId, eventId }: Ids) => ({ accountId, eventId })

/** How the endpoints of documents, and of cards of children, are called. */
export const DOCUMENT_WAYS = {
  ...CAMP_CARD_WAYS,
  listDocuments: member(listDocuments, mayEditRegistrations, (ids) => ({ params: eventOf(ids) })),
  decideDocument: {
    ...member(decideDocument, mayEditRegistrations, (ids) => ({
      params: { ...eventOf(ids), registrationId: ids.registrationId },
      body: { person: null, question: 'none', files: [], state: 'checked' as const, reason: '', last: null },
    })),
    // This event asks for no document.
    refused: 'not_found' as const,
  },
} as const
