import { sha256 } from '@noble/hashes/sha2.js'
import { hasZeroBits } from '#domain/capacity/place-proof.ts'

/** Milliseconds of work before the page may draw and be used again. */
const SLICE = 24

/**
 * Tries numbers until SHA-256 of `challenge.number` begins with enough zero bits, in slices so that the page stays
 * responsive. Uses a library instead of `crypto.subtle`, which answers each hash by a promise and requires HTTPS.
 */
export async function solveProof(
  challenge: string,
  bits: number,
): Promise<{ readonly challenge: string; readonly nonce: number }> {
  const encoder = new TextEncoder()
  for (let nonce = 0; ; ) {
    for (const until = performance.now() + SLICE; performance.now() < until; ) {
      for (const end = nonce + 256; nonce < end; nonce += 1) {
        if (hasZeroBits(sha256(encoder.encode(`${challenge}.${nonce}`)), bits)) return { challenge, nonce }
      }
    }
    await new Promise((resolve) => setTimeout(resolve))
  }
}
