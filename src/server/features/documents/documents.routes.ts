import * as contract from '#contract/documents.ts'
import { mayEditRegistrations } from '#domain/access/rights.ts'
import { memberRoute } from '#server/http/scopes.ts'
import { decideDocument } from './decide-document.ts'
import { listDocuments } from './list-documents.ts'

/** Documents that the staff check. */
export const documentRoutes = {
  listDocuments: memberRoute(contract.listDocuments, mayEditRegistrations, ({ ctx, params, role }) =>
    listDocuments(ctx, { ...params, role }),
  ),
  decideDocument: memberRoute(
    contract.decideDocument,
    mayEditRegistrations,
    async ({ ctx, params, body, role }) => {
      await decideDocument(ctx, { ...params, ...body, role })
      return undefined
    },
  ),
} as const
