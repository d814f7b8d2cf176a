import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { findRegistration } from '#server/features/registrations/agreement/registrations.queries.ts'
import { Refusal } from '#server/http/refusal.ts'
import { roomKeyOf } from './get-room-key.ts'
import { deleteMate } from './room-keys.queries.ts'

/** Leaves those whose key was used; done twice it is done once. @throws Refusal not_found */
export async function leaveRoom(ctx: TenantCtx, registrationId: string) {
  return ctx.db.tenant(ctx.account, async (tx) => {
    const row = await findRegistration(tx, registrationId)
    if (!row) throw new Refusal('not_found')
    if (await deleteMate(tx, registrationId))
      await recordAudit(tx, ctx, { action: 'room_key.left', eventId: row.eventId, registrationId })
    return roomKeyOf(tx, ctx, registrationId)
  })
}
