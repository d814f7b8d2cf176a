import * as contract from '#contract/duplicates.ts'
import { mayEditRegistrations, mayMergeRegistrations } from '#domain/access/rights.ts'
import { memberRoute } from '#server/http/scopes.ts'
import { listDuplicates } from './duplicates/list-duplicates.ts'
import { mergeRegistrations, previewMerge } from './duplicates/merge-registrations.ts'
import { tellApart } from './duplicates/tell-apart.ts'

/** People who are perhaps registered twice. */
export const duplicateRoutes = {
  listDuplicates: memberRoute(contract.listDuplicates, mayEditRegistrations, ({ ctx, params, role }) =>
    listDuplicates(ctx, { ...params, role }),
  ),
  tellApart: memberRoute(contract.tellApart, mayEditRegistrations, async ({ ctx, params }) => {
    await tellApart(ctx, params)
    return undefined
  }),
  previewMerge: memberRoute(contract.previewMerge, mayMergeRegistrations, ({ ctx, params }) =>
    previewMerge(ctx, params),
  ),
  mergeRegistrations: memberRoute(
    contract.mergeRegistrations,
    mayMergeRegistrations,
    ({ ctx, params, body }) => mergeRegistrations(ctx, { ...params, ...body }),
  ),
}
