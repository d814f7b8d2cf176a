import * as contract from '#contract/list-files.ts'
import { mayReadAllRegistrations } from '#domain/access/rights.ts'
import type { Actor } from '#server/context/ctx.ts'
import { memberRoute } from '#server/http/scopes.ts'
import { deleteListFile } from './delete-list-file.ts'
import { getListFile } from './get-list-file.ts'
import { listListFiles } from './list-list-files.ts'
import { startListFile } from './start-list-file.ts'

/** The member who asks. */
const memberOf = (actor: Actor): string => {
  if (actor.kind !== 'user') throw new Error('Only members have files of lists.')
  return actor.id
}

/** Files of long lists. */
export const listFileRoutes = {
  startListFile: memberRoute(contract.startListFile, mayReadAllRegistrations, ({ ctx, params, body, role }) =>
    startListFile(ctx, { ...params, ...body, role, user: memberOf(ctx.actor) }),
  ),
  listListFiles: memberRoute(contract.listListFiles, mayReadAllRegistrations, ({ ctx, params }) =>
    listListFiles(ctx, { ...params, user: memberOf(ctx.actor) }),
  ),
  getListFile: memberRoute(contract.getListFile, mayReadAllRegistrations, ({ ctx, params }) =>
    getListFile(ctx, { ...params, user: memberOf(ctx.actor) }),
  ),
  deleteListFile: memberRoute(contract.deleteListFile, mayReadAllRegistrations, async ({ ctx, params }) => {
    await deleteListFile(ctx, { ...params, user: memberOf(ctx.actor) })
    return undefined
  }),
}
