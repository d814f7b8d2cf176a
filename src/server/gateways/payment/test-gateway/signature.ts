import type { Secrets } from '#server/secrets.ts'

/** HMAC-SHA256 of the raw body, base64url; both directions carry it. */
export const SIGNATURE_HEADER = 'x-test-gateway-signature'

export function signBody(secrets: Secrets, rawBody: string): string {
  return secrets.sign('test-gateway', rawBody)
}

export function isSigned(secrets: Secrets, rawBody: string, signature: string | undefined): boolean {
  return signature !== undefined && secrets.verify('test-gateway', rawBody, signature)
}
