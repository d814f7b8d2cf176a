import * as contract from '#contract/scheduled.ts'
import { mayEditRegistrations, mayReadAllRegistrations } from '#domain/access/rights.ts'
import { memberRoute } from '#server/http/scopes.ts'
import { deleteScheduled } from './delete-scheduled.ts'
import { listScheduled } from './list-scheduled.ts'
import { putScheduled } from './put-scheduled.ts'

/** Lists and reports that are announced to members by mail. */
export const scheduledRoutes = {
  listScheduled: memberRoute(contract.listScheduled, mayReadAllRegistrations, ({ ctx, params, role }) =>
    listScheduled(ctx, { ...params, role }),
  ),
  putScheduled: memberRoute(
    contract.putScheduled,
    mayEditRegistrations,
    async ({ ctx, params, body, role }) => {
      await putScheduled(ctx, { ...params, ...body, role })
      return undefined
    },
  ),
  deleteScheduled: memberRoute(contract.deleteScheduled, mayEditRegistrations, async ({ ctx, params }) => {
    await deleteScheduled(ctx, params)
    return undefined
  }),
}
