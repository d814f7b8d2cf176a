import type { listCollections as contract } from '#contract/collections.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { getAccount } from '../accounts/get-account.ts'
import { inListView } from './collection.view.ts'
import { listAll } from './records/collections.queries.ts'

/** All collections of an account, the newest first. */
export async function listCollections(ctx: TenantCtx): Promise<OutputOf<typeof contract>> {
  const { siteAddress } = await getAccount(ctx)
  const rows = await ctx.db.tenant(ctx.account, listAll)
  return { collections: rows.map((row) => inListView(row, siteAddress)) }
}
