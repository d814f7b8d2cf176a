import * as contract from '#contract/lists.ts'
import { mayReadAllRegistrations } from '#domain/access/rights.ts'
import type { Actor } from '#server/context/ctx.ts'
import { memberRoute } from '#server/http/scopes.ts'
import { countRows } from './lists/count-rows.ts'
import { deleteView } from './lists/delete-view.ts'
import { exportList } from './lists/export-list.ts'
import { getListFields } from './lists/get-list-fields.ts'
import { listRows } from './lists/list-rows.ts'
import { listViews } from './lists/list-views.ts'
import { saveView } from './lists/save-view.ts'

/** The member who asks. */
const userOf = (actor: Actor): string => {
  if (actor.kind !== 'user') throw new Error('Only members have views of lists.')
  return actor.id
}

/** The lists of the office, their files and saved views. */
export const listRoutes = {
  listRows: memberRoute(contract.listRows, mayReadAllRegistrations, ({ ctx, params, query, role }) =>
    listRows(ctx, { ...params, ...query, role }),
  ),
  countRows: memberRoute(contract.countRows, mayReadAllRegistrations, ({ ctx, params, query, role }) =>
    countRows(ctx, { ...params, ...query, role }),
  ),
  getListFields: memberRoute(contract.getListFields, mayReadAllRegistrations, ({ ctx, params, role }) =>
    getListFields(ctx, { ...params, role }),
  ),
  exportList: memberRoute(contract.exportList, mayReadAllRegistrations, ({ ctx, params, query, role }) =>
    exportList(ctx, { ...params, ...query, role }),
  ),
  listViews: memberRoute(contract.listViews, mayReadAllRegistrations, ({ ctx, params }) =>
    listViews(ctx, { ...params, user: userOf(ctx.actor) }),
  ),
  saveView: memberRoute(contract.saveView, mayReadAllRegistrations, ({ ctx, params, body }) =>
    saveView(ctx, { ...params, ...body, user: userOf(ctx.actor) }),
  ),
  deleteView: memberRoute(contract.deleteView, mayReadAllRegistrations, async ({ ctx, params, role }) => {
    await deleteView(ctx, { ...params, role, user: userOf(ctx.actor) })
    return undefined
  }),
}
