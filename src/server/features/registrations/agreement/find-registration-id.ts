import { sha256 } from '#server/base/secrets.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findIdByToken } from './registrations.queries.ts'

/**
 * The registration that a link of 'Moje zgłoszenie' opens, in this account alone.
 * @throws Refusal not_found
 */
export async function findRegistrationId(ctx: TenantCtx, token: string): Promise<string> {
  const id = await ctx.db.tenant(ctx.account, (tx) => findIdByToken(tx, sha256(token)))
  if (id === undefined) throw new Refusal('not_found')
  return id
}
