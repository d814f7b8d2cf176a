import type { Lodger, Space } from './lodging.ts'
import { type Hindrance, whyNowhere } from './room.ts'

/** Keys by which registrations join for a room: six characters that nobody confuses, read out or written by hand (flow C3.2). */

const CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 6

/** A key from as many random bytes; each of the 32 characters is as likely as the others. */
export const roomKeyOf = (random: Uint8Array): string =>
  Array.from(random.subarray(0, LENGTH), (byte) => CHARACTERS[byte % CHARACTERS.length]).join('')

/** How many random bytes a key takes. */
export const ROOM_KEY_BYTES = LENGTH

/** A key as it was typed, also in small letters, with spaces or a dash; null: it is none. */
export function readRoomKey(typed: string): string | null {
  const key = typed.replaceAll(/[\s-]/g, '').toUpperCase()
  return key.length === LENGTH && [...key].every((each) => CHARACTERS.includes(each)) ? key : null
}

/** People who may share a room, however many rooms the organiser has entered: more would be a hall. */
const MOST_TOGETHER = 12

/** Why a registration cannot join another one's room. */
export type NotJoined = Exclude<Hindrance, null> | 'too_many'

/**
 * Whether those who share a room already and those who join them fit in one of the rooms of the event: by its choice, its
 * beds and its sexes. Whoever gave the key wants them all, so that women and men may share a room for anybody. As long as no
 * rooms are entered, their choices alone are compared.
 */
export function whyNotJoin(
  spaces: readonly Space[],
  together: readonly Lodger[],
  joining: readonly Lodger[],
): NotJoined | null {
  const people = [...together, ...joining]
  if (people.length > MOST_TOGETHER) return 'too_many'
  if (spaces.length === 0) return isOneKind(together, joining) ? null : 'other_kind'
  const circle = new Set(people.map(({ id }) => id))
  return whyNowhere(
    spaces.map((space) => ({ space, people: [] })),
    { people, circle },
    true,
  )
}

const isOneKind = (together: readonly Lodger[], joining: readonly Lodger[]): boolean =>
  joining.every(({ kinds }) => together.every((other) => kinds.some((kind) => other.kinds.includes(kind))))
