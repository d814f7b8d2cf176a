import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { eventOfRegistration } from '#server/features/registrations/agreement/event-of-registration.ts'
import { roomKeyOf } from './get-room-key.ts'
import { deleteMate } from './room-keys.queries.ts'

/** Leaves those whose key was used; done twice it is done once. @throws Refusal not_found */
export async function leaveRoom(ctx: TenantCtx, registrationId: string) {
  return ctx.db.tenant(ctx.account, async (tx) => {
    const eventId = await eventOfRegistration(tx, registrationId)
    if (await deleteMate(tx, registrationId))
      await recordAudit(tx, ctx, { action: 'room_key.left', eventId, registrationId })
    return roomKeyOf(tx, ctx, registrationId)
  })
}
