import { createHash } from 'node:crypto'
import { hasZeroBits } from '#domain/capacity/place-proof.ts'

/** Works a proof of work out. */
export function solveProof(challenge: string, bits: number): { challenge: string; nonce: number } {
  for (let nonce = 0; ; nonce += 1)
    if (hasZeroBits(createHash('sha256').update(`${challenge}.${nonce}`).digest(), bits))
      return { challenge, nonce }
}
