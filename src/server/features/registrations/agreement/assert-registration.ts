import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findRegistration } from './registrations.queries.ts'

/** @throws Refusal not_found when the event of this account has no such registration */
export async function assertRegistration(
  ctx: TenantCtx,
  { eventId, registrationId }: { readonly eventId: string; readonly registrationId: string },
): Promise<void> {
  const row = await ctx.db.tenant(ctx.account, (tx) => findRegistration(tx, registrationId))
  if (row?.eventId !== eventId) throw new Refusal('not_found')
}
