/** The proof of work that an order from a crowded network supplies: some processor time for each place. */

/** Unpaid places of a network and their limit, and the units of the order that asks for more. */
export interface Crowding {
  readonly held: number
  readonly of: number
  readonly units: number
}

/** A telephone tries some 300,000 hashes a second: from a fifth of a second to a dozen. */
const LEAST_BITS = 16
const MOST_BITS = 22

/**
 * How many bits of a hash must be zero, each doubling the work: more as the network holds more of the limit unpaid, and
 * more for a larger order, so that a place costs the same in one order as in many.
 */
export function proofBits({ held, of, units }: Crowding): number {
  const share = of === 0 ? 1 : held / of
  const byShare = share < 0.25 ? 0 : share < 0.5 ? 1 : share < 0.75 ? 2 : 4
  const bySize = Math.ceil(Math.log2(Math.max(1, units)))
  return Math.min(MOST_BITS, LEAST_BITS + byShare + bySize)
}

/** Up to how many unpaid places of the network a proof is valid: others may order while it is being computed. */
export const coveredUnits = (held: number): number => Math.ceil(held * 1.25) + 50

/** Whether a hash begins with the required number of zero bits. */
export function hasZeroBits(hash: Uint8Array, bits: number): boolean {
  const whole = Math.floor(bits / 8)
  for (let index = 0; index < whole; index += 1) if (hash[index] !== 0) return false
  return bits % 8 === 0 || (hash[whole] ?? 255) >> (8 - (bits % 8)) === 0
}
