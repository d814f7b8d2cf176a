import { getPoster as contract } from '#contract/poster.ts'
import { mayReadAllRegistrations } from '#domain/access/rights.ts'
import { memberRoute } from '#server/http/scopes.ts'
import { getPoster } from './get-poster.ts'

export const posterRoutes = {
  getPoster: memberRoute(contract, mayReadAllRegistrations, ({ ctx, params }) =>
    getPoster(ctx, params.eventId),
  ),
}
