import { csrfToken } from '#web/lib/call.ts'

/**
 * Binds the identity token that will be requested to this visit: the server computes the same from the cookie it reads
 * with the token (`signInNonce` in server/http/cookies.ts). A hash, so that Google does not receive the CSRF token.
 */
export async function signInNonce(cookies: string): Promise<string> {
  const text = new TextEncoder().encode(`sign-in ${csrfToken(cookies) ?? ''}`)
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text))
  return btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
