import { z } from 'zod'

/**
 * The answer to `proof_required`: the challenge as received, and a number for which SHA-256 of `challenge.nonce` begins
 * with as many zero bits as `bits` requires. It is valid only for the request with this key, for ten minutes.
 */
export const placeProof = z.strictObject({
  challenge: z.string().max(120),
  nonce: z.number().int().min(0),
})
