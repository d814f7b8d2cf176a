import * as contract from '#contract/dashboard.ts'
import { mayEditEvents, mayReadAllRegistrations, mayReadEvents } from '#domain/access/rights.ts'
import { memberRoute } from '#server/http/scopes.ts'
import { compareWith } from './compare-with.ts'
import { getDashboard } from './get-dashboard.ts'
import { listToDo } from './list-to-do.ts'

/** The dashboard of an event, and what waits in the whole account. */
export const dashboardRoutes = {
  listToDo: memberRoute(
    contract.listToDo,
    mayReadEvents,
    async ({ ctx, role, scope }) => ({ toDo: await listToDo(ctx, { role, scope }) }),
    { forLimited: true },
  ),
  getDashboard: memberRoute(contract.getDashboard, mayReadAllRegistrations, ({ ctx, params, role, scope }) =>
    getDashboard(ctx, { eventId: params.eventId, role, scope }),
  ),
  compareWith: memberRoute(contract.compareWith, mayEditEvents, async ({ ctx, params, body }) => {
    await compareWith(ctx, { eventId: params.eventId, edition: body.eventId })
    return undefined
  }),
}
