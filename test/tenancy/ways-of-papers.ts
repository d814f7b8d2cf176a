import { randomUUID } from 'node:crypto'
import { getPaper, removePaper, uploadPaper } from '#contract/papers.ts'
import { mayEditRegistrations } from '#domain/access/rights.ts'
import { pdf } from '#test/support/files.ts'
import { type Ids, member } from './way.ts'

const registrationOf = ({ accountId, eventId, registrationId }: Ids) => ({
  accountId,
  eventId,
  registrationId,
})

/** How the endpoints of scans of signed papers are called. */
export const PAPER_WAYS = {
  uploadPaper: {
    ...member(uploadPaper, mayEditRegistrations, (ids) => ({
      params: registrationOf(ids),
      query: { name: 'skan.pdf' },
      // Always the same one: it is attached once.
      body: pdf('Podpisany formularz'),
      headers: { 'content-type': 'application/pdf' },
    })),
  },
  getPaper: {
    ...member(getPaper, mayEditRegistrations, (ids) => ({
      params: { ...registrationOf(ids), paperId: randomUUID() },
    })),
    // There is no such scan.
    refused: 'not_found' as const,
  },
  // A scan that is not there is as good as removed.
  removePaper: member(removePaper, mayEditRegistrations, (ids) => ({
    params: { ...registrationOf(ids), paperId: randomUUID() },
    body: { reason: 'Próba' },
  })),
} as const
