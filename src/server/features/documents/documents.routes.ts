import { withdrawDocument as withdrawContract } from '#contract/document-withdrawals.ts'
import * as contract from '#contract/documents.ts'
import { mayEditRegistrations } from '#domain/access/rights.ts'
import { findRegistrationId } from '#server/features/registrations/agreement/find-registration-id.ts'
import { getRegistration } from '#server/features/registrations/read/get-registration.ts'
import { memberRoute, siteRoute } from '#server/http/scopes.ts'
import { decideDocument } from './decide-document.ts'
import { listDocuments } from './list-documents.ts'
import { withdrawDocument } from './withdraw-document.ts'

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
  withdrawDocument: siteRoute(withdrawContract, async ({ ctx, params, body }) => {
    const registrationId = await findRegistrationId(ctx, params.token)
    await withdrawDocument(ctx, { registrationId, ...body })
    return getRegistration(ctx, registrationId)
  }),
} as const
