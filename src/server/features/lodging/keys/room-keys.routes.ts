import * as contract from '#contract/room-keys.ts'
import { findRegistrationId } from '#server/features/registrations/agreement/find-registration-id.ts'
import { siteRoute } from '#server/http/scopes.ts'
import { getRoomKey } from './get-room-key.ts'
import { joinRoom } from './join-room.ts'
import { leaveRoom } from './leave-room.ts'
import { makeRoomKey } from './make-room-key.ts'

/** Keys by which registrations join for a room. */
export const roomKeyRoutes = {
  getRoomKey: siteRoute(contract.getRoomKey, async ({ ctx, params }) =>
    getRoomKey(ctx, await findRegistrationId(ctx, params.token)),
  ),
  makeRoomKey: siteRoute(contract.makeRoomKey, async ({ ctx, params }) =>
    makeRoomKey(ctx, await findRegistrationId(ctx, params.token)),
  ),
  joinRoom: siteRoute(contract.joinRoom, async ({ ctx, params, body }) =>
    joinRoom(ctx, { registrationId: await findRegistrationId(ctx, params.token), ...body }),
  ),
  leaveRoom: siteRoute(contract.leaveRoom, async ({ ctx, params }) =>
    leaveRoom(ctx, await findRegistrationId(ctx, params.token)),
  ),
} as const
