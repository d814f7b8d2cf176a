import { randomUUIDv7 } from 'node:crypto'

/** How many ids fit into a millisecond: three hexadecimal digits. */
const IN_A_MILLISECOND = 0x1000

/** The millisecond of the last id, as twelve hexadecimal digits, and how many ids it has had. */
let last = { time: '', given: 0 }

/**
 * A new id (UUID, version 7) that sorts after all that this process has created before: what is written in one
 * transaction bears one moment, and is read in the order of its ids. Counted as RFC 9562 §6.2 (method 1) defines.
 */
export function newId(): string {
  const random = randomUUIDv7()
  const time = random.slice(0, 8) + random.slice(9, 13)
  if (time > last.time) last = { time, given: 0 }
  // A clock that was set back, or more ids than a millisecond has, continues from the last value.
  else if (last.given === IN_A_MILLISECOND) last = { time: after(last.time), given: 0 }
  const count = last.given.toString(16).padStart(3, '0')
  last = { ...last, given: last.given + 1 }
  return `${last.time.slice(0, 8)}-${last.time.slice(8)}-7${count}${random.slice(18)}`
}

const after = (time: string) => (Number.parseInt(time, 16) + 1).toString(16).padStart(12, '0')
