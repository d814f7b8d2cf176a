import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Secrets } from '#server/base/secrets.ts'

/** HMAC-SHA256 of the raw body by the key that merchant and gateway share, base64url; both directions carry it. */
export const SIGNATURE_HEADER = 'x-test-gateway-signature'

/** The merchant's key, as the gateway knows it. */
export const merchantKey = (secrets: Secrets): string => secrets.sign('test-gateway', 'key of the merchant')

export const signWith = (key: string, signed: string | Uint8Array): string =>
  createHmac('sha256', key).update(signed).digest('base64url')

export function isSignedWith(
  key: string,
  signed: string | Uint8Array,
  signature: string | undefined,
): boolean {
  const [right, given] = [Buffer.from(signWith(key, signed)), Buffer.from(signature ?? '')]
  return right.length === given.length && timingSafeEqual(right, given)
}

/** Signs as the gateway does. */
export const signBody = (secrets: Secrets, rawBody: string): string => signWith(merchantKey(secrets), rawBody)
