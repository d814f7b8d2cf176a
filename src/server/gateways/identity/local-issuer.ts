import { generateKeyPair, SignJWT } from 'jose'
import { z } from 'zod'
import { initialsPicture } from './initials-picture.ts'
import type { Identity, LocalIssuer, LocalPerson } from './port.ts'
import { verifyClaims } from './verify-claims.ts'

export const LOCAL_ISSUER = 'urn:zapisano:local-issuer'
const AUDIENCE = 'zapisano'

const claims = z
  .object({ sub: z.string(), email: z.string(), name: z.string(), picture: z.string() })
  .transform(({ sub, email, name, picture }): Identity => {
    return { issuer: LOCAL_ISSUER, subject: sub, email, name, picture }
  })

/**
 * Replaces Google where no client is configured: real signed tokens with issuer, audience and expiry, verified as
 * Google's are; the key lives as long as the process unless one is given.
 */
export async function createLocalIssuer(
  people: readonly LocalPerson[],
  keys?: CryptoKeyPair,
): Promise<LocalIssuer> {
  const { privateKey, publicKey } = keys ?? (await generateKeyPair('ES256'))
  const options = { issuer: LOCAL_ISSUER, audience: AUDIENCE, requiredClaims: ['exp'] }
  return {
    people,
    async issue(subject, now, nonce) {
      const person = people.find((p) => p.subject === subject)
      if (!person) return null
      const seconds = Math.floor(now.epochMilliseconds / 1000)
      const { email, name } = person
      return new SignJWT({ email, name, picture: initialsPicture(name), nonce })
        .setProtectedHeader({ alg: 'ES256' })
        .setSubject(person.subject)
        .setIssuer(LOCAL_ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + 300)
        .sign(privateKey)
    },
    verify: (token) => verifyClaims(token, { key: publicKey, options, claims }),
  }
}
