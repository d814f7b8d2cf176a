import { createServer } from 'node:http'
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'

/** Our client id, as Google writes it into every token that is meant for us. */
export const GOOGLE_CLIENT = 'zapisano.apps.googleusercontent.com'

/** A key that Google may sign with; only published keys count. */
export async function googleKey(kid: string) {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  return {
    kid,
    privateKey,
    publicKey,
    jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' },
  }
}

/** Google as the product sees it: a server on a socket with its public keys. */
export interface KeyServer extends AsyncDisposable {
  readonly keysUrl: string
  /** How often it was asked. */
  asked: number
  published: readonly JWK[]
  /** What it answers instead of its keys. */
  fault: { readonly status: number; readonly body: string } | null
}

export async function startKeyServer(published: readonly JWK[]): Promise<KeyServer> {
  const server = createServer((_, response) => {
    keys.asked += 1
    const { status, body } = keys.fault ?? { status: 200, body: JSON.stringify({ keys: keys.published }) }
    response.writeHead(status, { 'content-type': 'application/json', connection: 'close' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const keys: KeyServer = {
    keysUrl: `http://127.0.0.1:${port}/oauth2/v3/certs`,
    ...{ asked: 0, published, fault: null },
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return keys
}

/** Seconds, as tokens count. */
export const SECONDS = Math.floor(Date.now() / 1000)

const MARIA = {
  ...{ iss: 'https://accounts.google.com', aud: GOOGLE_CLIENT, sub: '110169484474386276334' },
  ...{ email: 'maria@example.org', email_verified: true, name: 'Maria Zielińska' },
  ...{ picture: 'https://lh3.googleusercontent.com/a/maria', iat: SECONDS, exp: SECONDS + 3600 },
}

/** The claims of Google's token for one person, right but for the changes. */
export const googleClaims = (changes: object = {}) => ({ ...MARIA, ...changes })

/** Such a token, signed. */
export const googleToken = (key: Awaited<ReturnType<typeof googleKey>>, changes: object = {}) =>
  new SignJWT(googleClaims(changes)).setProtectedHeader({ alg: 'RS256', kid: key.kid }).sign(key.privateKey)
