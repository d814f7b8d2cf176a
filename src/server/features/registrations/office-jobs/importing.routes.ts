import { prepareImport as contract } from '#contract/importing.ts'
import { mayEditRegistrations } from '#domain/access/rights.ts'
import { memberRoute } from '#server/http/scopes.ts'
import { prepareImport } from './prepare-import.ts'

export const importingRoutes = {
  prepareImport: memberRoute(contract, mayEditRegistrations, ({ ctx, params, body }) =>
    prepareImport(ctx, { ...params, ...body }),
  ),
}
