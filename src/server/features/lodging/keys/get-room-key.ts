import type { RoomKeyView } from '#contract/room-keys.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { eventOfRegistration } from '#server/features/registrations/agreement/event-of-registration.ts'
import { type Lodging, lodgersOf } from './lodgers-of.ts'
import { findKey, findOwner, listMates, namesOf } from './room-keys.queries.ts'

type Shown = { readonly roomKey: RoomKeyView | null }

/** The key for a room of a registration, and who has joined. @throws Refusal not_found */
export const getRoomKey = (ctx: TenantCtx, registrationId: string): Promise<Shown> =>
  ctx.db.tenant(ctx.account, (tx) => roomKeyOf(tx, ctx, registrationId))

/** The same within a transaction. */
export async function roomKeyOf(tx: Tx, ctx: TenantCtx, registrationId: string): Promise<Shown> {
  const eventId = await eventOfRegistration(tx, registrationId)
  const [mates, owner] = [await listMates(tx, registrationId), await findOwner(tx, registrationId)]
  const others = owner === null ? mates : [...mates, owner]
  const { people } = await lodgersOf(tx, ctx, eventId, [registrationId, ...others])
  if (!people.has(registrationId)) return { roomKey: null }
  const names = await namesOf(tx, others)
  const here = (ids: readonly string[]) =>
    ids.filter((id) => people.has(id)).map((id) => shortName(names.get(id)))
  return {
    roomKey: {
      key: await findKey(tx, registrationId),
      joined: here(mates),
      // Whose registration has ended holds the others together nevertheless.
      joinedTo: owner === null ? null : shortName(names.get(owner)),
    },
  }
}

/** 'Anna K.' */
const shortName = (name: { readonly firstName: string; readonly lastName: string } | undefined): string =>
  name === undefined ? '' : `${name.firstName} ${[...name.lastName][0] ?? ''}.`

/** Those who share the key of a registration that still hold their places, with the registration itself. */
export async function togetherOf(
  tx: Tx,
  ctx: TenantCtx,
  {
    eventId,
    ownerId,
    joining,
  }: { readonly eventId: string; readonly ownerId: string; readonly joining: string },
): Promise<Lodging> {
  return lodgersOf(tx, ctx, eventId, [ownerId, ...(await listMates(tx, ownerId)), joining])
}
