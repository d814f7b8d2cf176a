import { sha256 } from '#server/base/secrets.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findEntryIdByToken } from './entries.queries.ts'

/**
 * The entry of the waiting list that a link opens, in this account alone.
 * @throws Refusal not_found
 */
export async function findWaitingEntryId(ctx: TenantCtx, token: string): Promise<string> {
  const id = await ctx.db.tenant(ctx.account, (tx) => findEntryIdByToken(tx, sha256(token)))
  if (id === undefined) throw new Refusal('not_found')
  return id
}
