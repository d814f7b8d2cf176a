import { sha256 } from '#server/base/secrets.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findContactChange, findContactChangeByToken } from './contact.queries.ts'
import { openLink } from './registration-link.ts'

/**
 * The new address that a link would confirm.
 * @throws Refusal not_found
 */
export async function getContactChange(ctx: TenantCtx, token: string): Promise<{ readonly email: string }> {
  const change = await ctx.db.tenant(ctx.account, (tx) => findContactChangeByToken(tx, sha256(token)))
  if (!change) throw new Refusal('not_found')
  return { email: change.email }
}

/** The secret by which the new address of a registration is confirmed; null when none waits for it. */
export async function findContactToken(ctx: TenantCtx, registrationId: string): Promise<string | null> {
  const change = await ctx.db.tenant(ctx.account, (tx) => findContactChange(tx, registrationId))
  return change ? openLink(ctx, registrationId, change.linkSealed) : null
}
