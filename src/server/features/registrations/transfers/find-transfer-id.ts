import { sha256 } from '#server/base/secrets.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findTransferByToken } from './place-transfers.queries.ts'

/**
 * The offer of a place that a link opens, in this account alone.
 * @throws Refusal not_found
 */
export async function findTransferId(ctx: TenantCtx, token: string): Promise<string> {
  const row = await ctx.db.tenant(ctx.account, (tx) => findTransferByToken(tx, sha256(token)))
  if (!row) throw new Refusal('not_found')
  return row.placeTransferId
}
