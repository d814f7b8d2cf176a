import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'
import type { Identity, IdentityProvider } from './port.ts'
import { KeysUnavailable, verifyClaims } from './verify-claims.ts'

const GOOGLE_ISSUER = 'https://accounts.google.com'

/** Google writes its name in both ways; we keep the one. */
const ISSUERS = [GOOGLE_ISSUER, 'accounts.google.com']

/** An address that Google has not verified may be somebody else's: such an account is not let in. */
const claims = z
  .object({
    sub: z.string().min(1),
    email: z.string().min(1),
    email_verified: z.literal(true),
    name: z.string().optional(),
    picture: z.string().optional(),
  })
  .transform(({ sub, email, name = email, picture = '' }): Identity => {
    return {
      issuer: GOOGLE_ISSUER,
      subject: sub,
      email,
      name,
      picture: picture.startsWith('https://') ? picture : '',
    }
  })

export interface GoogleSettings {
  /** The audience of every token that is meant for us. */
  readonly clientId: string
  /** Where Google publishes its keys (JWKS). */
  readonly keysUrl: string
  /** How long an unknown key does not make us ask again; nobody can make us ask Google all the time. */
  readonly cooldownMilliseconds?: number
}

/** Clocks differ a little, ours and Google's. */
const TOLERANCE_SECONDS = 10
const TIMEOUT_MILLISECONDS = 5_000

/**
 * Verifies ID tokens of Google Identity Services by Google's own keys, which are kept and asked for again
 * when a token names one that is not known yet (Google changes its keys about once a week).
 */
export function createGoogle({ clientId, keysUrl, cooldownMilliseconds }: GoogleSettings): IdentityProvider {
  const key = withReason(
    createRemoteJWKSet(new URL(keysUrl), {
      timeoutDuration: TIMEOUT_MILLISECONDS,
      ...(cooldownMilliseconds === undefined ? {} : { cooldownDuration: cooldownMilliseconds }),
    }),
  )
  const options = {
    issuer: ISSUERS,
    audience: clientId,
    algorithms: ['RS256'],
    requiredClaims: ['exp'],
    clockTolerance: TOLERANCE_SECONDS,
  }
  return { verify: (token) => verifyClaims(token, { key, options, claims }) }
}

/** Tells a key that Google does not have, which is the token's fault, from keys that did not come. */
function withReason(keys: JWTVerifyGetKey): JWTVerifyGetKey {
  return async (header, token) => {
    try {
      return await keys(header, token)
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys)
        throw error
      throw new KeysUnavailable('The keys of Google cannot be had.', { cause: error })
    }
  }
}
