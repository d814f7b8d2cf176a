import { decideDocument, listDocuments } from '#contract/documents.ts'
import { mayEditRegistrations } from '#domain/access/rights.ts'
import { type Ids, member } from './way.ts'

const eventOf = ({ accountId, eventId }: Ids) => ({ accountId, eventId })

/** How the endpoints of documents are called. */
export const DOCUMENT_WAYS = {
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
