import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'
import type { Identity, IdentityProvider } from './port.ts'
import { KeysUnavailable, verifyClaims } from './verify-claims.ts'

const GOOGLE_ISSUER = 'https://accounts.google.com'

/** Google writes its name in two ways; one of them is used here. */
const ISSUERS = [GOOGLE_ISSUER, 'accounts.google.com']

/** An address that Google has not verified may belong to another person: such an account is not let in. */
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
  /** The audience of every token that is issued for this product. */
  readonly clientId: string
  /** Where Google publishes its keys (JWKS). */
  readonly keysUrl: string
  /** How long an unknown key does not make us ask again; visitors cannot make us ask Google all the time. */
  readonly cooldownMilliseconds?: number
}

/** Tolerance for the difference between our clock and Google's. */
const TOLERANCE_SECONDS = 10
const TIMEOUT_MILLISECONDS = 5_000

/**
 * Verifies ID tokens of Google Identity Services by Google's own keys, which are cached and requested again when a
 * token names one that is not known yet (Google changes its keys about once a week).
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

/** Distinguishes a key that Google does not have, which is the token's fault, from keys that could not be fetched. */
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
