import { generateKeyPair, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { Identity, LocalIssuer, LocalPerson } from './port.ts'

export const LOCAL_ISSUER = 'urn:zapisano:local-issuer'
const AUDIENCE = 'zapisano'
const claims = z.object({ sub: z.string(), email: z.string(), name: z.string() })

/**
 * Stands in for Google where no client is configured: real signed tokens with issuer, audience and
 * expiry, verified as Google's are; the key lives as long as the process unless one is given.
 */
export async function createLocalIssuer(
  people: readonly LocalPerson[],
  keys?: CryptoKeyPair,
): Promise<LocalIssuer> {
  const { privateKey, publicKey } = keys ?? (await generateKeyPair('ES256'))
  return {
    people,
    async issue(subject, now) {
      const person = people.find((p) => p.subject === subject)
      if (!person) return null
      const seconds = Math.floor(now.epochMilliseconds / 1000)
      return new SignJWT({ email: person.email, name: person.name })
        .setProtectedHeader({ alg: 'ES256' })
        .setSubject(person.subject)
        .setIssuer(LOCAL_ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + 300)
        .sign(privateKey)
    },
    verify: (token) => verify(token, publicKey),
  }
}

async function verify(token: string, key: CryptoKey): Promise<Identity | null> {
  try {
    const { payload } = await jwtVerify(token, key, { issuer: LOCAL_ISSUER, audience: AUDIENCE })
    const { sub, email, name } = claims.parse(payload)
    return { issuer: LOCAL_ISSUER, subject: sub, email, name }
  } catch {
    return null
  }
}
