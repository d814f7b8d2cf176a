import { sha256 } from '#server/base/secrets.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findWaitingByToken } from './senders.queries.ts'

/** The address that a link would confirm. @throws Refusal not_found */
export async function getReplyAddress(ctx: TenantCtx, token: string): Promise<{ readonly email: string }> {
  const row = await ctx.db.tenant(ctx.account, (tx) => findWaitingByToken(tx, sha256(token)))
  if (row === undefined) throw new Refusal('not_found')
  return { email: row.email }
}
