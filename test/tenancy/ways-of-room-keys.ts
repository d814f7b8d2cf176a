import { getRoomKey, joinRoom, leaveRoom, makeRoomKey } from '#contract/room-keys.ts'
import { site } from './way.ts'

/** How the endpoints of keys for rooms are called; the event has no rooms. */
export const ROOM_KEY_WAYS = {
  getRoomKey: site(getRoomKey, ({ token }) => ({ params: { token } })),
  makeRoomKey: {
    ...site(makeRoomKey, ({ token }) => ({ params: { token } })),
    refused: 'room_key_refused' as const,
  },
  joinRoom: {
    ...site(joinRoom, ({ token }) => ({ params: { token }, body: { key: 'KKKKKK' } })),
    refused: 'room_key_refused' as const,
  },
  leaveRoom: site(leaveRoom, ({ token }) => ({ params: { token } })),
} as const
