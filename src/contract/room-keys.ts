import { z } from 'zod'
import { none, noParams } from './common.ts'
import { endpoint } from './endpoint.ts'
import { linkToken } from './site.ts'

/** Keys by which registrations join for a room (flow C3.2), on 'Moje zgłoszenie'. */

/** Of people of other registrations no more is said than that: the first name and the initial of the surname. */
const shortName = z.string()

const roomKeyView = z.strictObject({
  /** The key to give to others; null: none was made, or another one's is used. */
  key: z.string().nullable(),
  /** Who has joined by it, a registration each. */
  joined: z.array(shortName),
  /** Whose key is used; null: nobody's. */
  joinedTo: shortName.nullable(),
})
export type RoomKeyView = z.output<typeof roomKeyView>

const one = {
  audience: 'site',
  params: linkToken,
  query: noParams,
  output: z.strictObject({
    /** Null: the event has no rooms to choose, the registration has chosen none, or it holds no place. */
    roomKey: roomKeyView.nullable(),
  }),
} as const

export const getRoomKey = endpoint({
  ...one,
  method: 'GET',
  path: '/v1/site/registrations/:token/room-key',
  summary: 'The key for a room of a registration, and who has joined',
  body: none,
  status: 200,
  refusals: ['not_found'],
})

/** The new key takes the place of the old one; who has joined stays. */
export const makeRoomKey = endpoint({
  ...one,
  method: 'POST',
  path: '/v1/site/registrations/:token/room-key',
  summary: 'Make a new key for a room',
  body: none,
  status: 200,
  refusals: ['not_found', 'room_key_refused'],
})

export const joinRoom = endpoint({
  ...one,
  method: 'POST',
  path: '/v1/site/registrations/:token/room-key/join',
  summary: 'Join another registration for a room, by its key',
  body: z.strictObject({ key: z.string().max(40) }),
  status: 200,
  refusals: ['not_found', 'room_key_refused', 'too_many_requests'],
})

export const leaveRoom = endpoint({
  ...one,
  method: 'POST',
  path: '/v1/site/registrations/:token/room-key/leave',
  summary: 'Leave those with whom a room was wanted',
  body: none,
  status: 200,
  refusals: ['not_found'],
})
