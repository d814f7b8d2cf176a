import { errors, type JWTVerifyGetKey, type JWTVerifyOptions, jwtVerify } from 'jose'
import type { z } from 'zod'
import type { Identity, Verdict } from './port.ts'

/** The issuer's keys cannot be had: its server is unavailable, or answers something else. */
export class KeysUnavailable extends Error {
  override readonly name = 'KeysUnavailable'
}

interface Rules {
  readonly key: CryptoKey | JWTVerifyGetKey
  readonly options: JWTVerifyOptions
  /** What the claims must be, and the person they name. */
  readonly claims: z.ZodType<Identity>
}

/** Checks signature, issuer, audience and times; only a token that is valid in everything else is `expired`. */
export async function verifyClaims(token: string, { key, options, claims }: Rules): Promise<Verdict> {
  try {
    const getKey = key instanceof CryptoKey ? async () => key : key
    const { payload } = await jwtVerify(token, getKey, options)
    const identity = claims.safeParse(payload)
    if (!identity.success) return { verdict: 'untrusted' }
    const { nonce } = payload
    return { verdict: 'trusted', identity: identity.data, nonce: typeof nonce === 'string' ? nonce : '' }
  } catch (error) {
    if (error instanceof KeysUnavailable) return { verdict: 'unavailable' }
    return { verdict: error instanceof errors.JWTExpired ? 'expired' : 'untrusted' }
  }
}
