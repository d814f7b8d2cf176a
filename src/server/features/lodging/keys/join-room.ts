import { readRoomKey, whyNotJoin } from '#domain/lodging/room-key.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { tryRoomKey } from '#server/features/codes/try-room-key.ts'
import { eventOfRegistration } from '#server/features/registrations/agreement/event-of-registration.ts'
import { roomKeyOf, togetherOf } from './get-room-key.ts'
import { lodgersOf } from './lodgers-of.ts'
import { refusedKey } from './refused-key.ts'
import {
  deleteKey,
  deleteMatesOf,
  findOwner,
  findOwnerOfKey,
  insertMate,
  listMates,
  lockRoomKeys,
} from './room-keys.queries.ts'

/**
 * Joins the registration whose key was typed, while the largest room for them has beds left. A wrong key is counted before it is
 * answered. Joined twice it is joined once.
 * @throws Refusal not_found, too_many_requests, room_key_refused
 */
export async function joinRoom(
  ctx: TenantCtx,
  { registrationId, key: typed }: { readonly registrationId: string; readonly key: string },
) {
  const eventId = await ctx.db.tenant(ctx.account, (tx) => eventOfRegistration(tx, registrationId))
  const key = readRoomKey(typed)
  if (key === null) throw refusedKey('no_key')
  const isKnown = (await ctx.db.tenant(ctx.account, (tx) => findOwnerOfKey(tx, eventId, key))) !== null
  await tryRoomKey(ctx, { eventId, key, isKnown })
  return ctx.db.tenant(ctx.account, async (tx) => {
    await lockRoomKeys(tx, eventId)
    const ownerId = await findOwnerOfKey(tx, eventId, key)
    if (ownerId === null) throw refusedKey('unknown')
    await join(tx, ctx, { eventId, registrationId, ownerId })
    return roomKeyOf(tx, ctx, registrationId)
  })
}

async function join(
  tx: Tx,
  ctx: TenantCtx,
  { eventId, registrationId, ownerId }: { eventId: string; registrationId: string; ownerId: string },
): Promise<void> {
  if (ownerId === registrationId) throw refusedKey('own_key')
  const joinedTo = await findOwner(tx, registrationId)
  if (joinedTo === ownerId) return
  if (joinedTo !== null) throw refusedKey('joined_already')
  const mates = await listMates(tx, registrationId)
  if (mates.length > 0 && (await lodgersOf(tx, ctx, eventId, mates)).people.size > 0)
    throw refusedKey('has_joined')
  const { spaces, people } = await togetherOf(tx, ctx, { eventId, ownerId, joining: registrationId })
  const joining = people.get(registrationId)
  if (joining === undefined) throw refusedKey('no_room')
  const together = [...people].flatMap(([id, lodgers]) => (id === registrationId ? [] : lodgers))
  if (together.length === 0) throw refusedKey('unknown')
  const why = whyNotJoin(spaces, together, joining)
  if (why !== null) throw refusedKey(why)
  // A key of one's own, by which nobody has come, would bring others past the beds of this room.
  await deleteMatesOf(tx, registrationId)
  await deleteKey(tx, registrationId)
  await insertMate(tx, { accountId: ctx.account, registrationId, ownerId, joinedAt: ctx.now })
  await recordAudit(tx, ctx, { action: 'room_key.joined', eventId, registrationId })
}
