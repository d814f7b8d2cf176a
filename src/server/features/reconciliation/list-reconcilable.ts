import type { Ctx } from '#server/context/ctx.ts'
import { listAccounts } from './reconciliation.queries.ts'

/** Every account, or the one whose site is at a host; empty when there is none. */
export async function listReconcilable(
  ctx: Pick<Ctx, 'db'>,
  host?: string,
): Promise<readonly { readonly account: string; readonly host: string }[]> {
  const all = await ctx.db.global(listAccounts)
  return host === undefined ? all : all.filter((each) => each.host === host)
}
