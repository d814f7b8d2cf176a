import type { TenantCtx } from '#server/context/ctx.ts'
import { refreshLists } from './refresh-lists.ts'

/** Makes all rows of the account's lists right, in as many transactions as it takes. May be interrupted and run again. */
export async function refreshWholeLists(ctx: TenantCtx): Promise<void> {
  let isRight = false
  while (!isRight) isRight = await ctx.db.tenant(ctx.account, (tx) => refreshLists(tx, ctx))
}
