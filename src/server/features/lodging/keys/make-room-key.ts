import { randomBytes } from 'node:crypto'
import { roomKeyOf as keyFrom, ROOM_KEY_BYTES } from '#domain/lodging/room-key.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { eventOfRegistration } from '#server/features/registrations/agreement/event-of-registration.ts'
import { roomKeyOf } from './get-room-key.ts'
import { refusedKey } from './refused-key.ts'
import { findOwner, lockRoomKeys, writeKey } from './room-keys.queries.ts'

/**
 * Makes a key for a room, or another one in its place: then the old one lets nobody in any more, and who has joined stays.
 * @throws Refusal not_found; room_key_refused for who has chosen no room, or uses another one's key
 */
export async function makeRoomKey(ctx: TenantCtx, registrationId: string) {
  return ctx.db.tenant(ctx.account, async (tx) => {
    const eventId = await eventOfRegistration(tx, registrationId)
    await lockRoomKeys(tx, eventId)
    if ((await findOwner(tx, registrationId)) !== null) throw refusedKey('joined_already')
    if ((await roomKeyOf(tx, ctx, registrationId)).roomKey === null) throw refusedKey('no_room')
    const made = { accountId: ctx.account, registrationId, eventId, madeAt: ctx.now }
    while (!(await writeKey(tx, { ...made, key: keyFrom(randomBytes(ROOM_KEY_BYTES)) })));
    await recordAudit(tx, ctx, { action: 'room_key.made', eventId, registrationId })
    return roomKeyOf(tx, ctx, registrationId)
  })
}
