import { createServer } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { gsiClient } from './gsi-client.ts'

/** A person with a Google account. */
export interface GooglePerson {
  readonly sub: string
  readonly name: string
  readonly email: string
  readonly picture: string
}

/** What a browser or a server gets from Google. */
export interface GoogleAnswer {
  readonly status: number
  readonly contentType: string
  readonly body: string
}

export interface SimulatedGoogle extends AsyncDisposable {
  /** Where the keys are published; over a socket, as Google's are. */
  readonly keysUrl: string
  /** Answers a browser that asks https://accounts.google.com or https://lh3.googleusercontent.com. */
  answer(url: string): Promise<GoogleAnswer>
  /** An ID token as Google would sign it, right but for the changes. */
  token(person: GooglePerson, changes?: Readonly<Record<string, unknown>>): Promise<string>
}

const KEY_ID = 'simulated-1'
const PIXEL =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="#14614f" d="M0 0h1v1H0z"/></svg>'

/**
 * Google's sign-in on this machine: its script, its window, its signatures and its keys. Speaks the protocol of
 * Google Identity Services (ID tokens, RS256, JWKS) and knows only the people and the client it is given.
 */
export async function simulateGoogle(options: {
  readonly clientId: string
  readonly people: readonly GooglePerson[]
}): Promise<SimulatedGoogle> {
  const { clientId, people } = options
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: KEY_ID, use: 'sig', alg: 'RS256' }] }
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(keys))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined

  const token = (person: GooglePerson, changes: Readonly<Record<string, unknown>> = {}) => {
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      iss: 'https://accounts.google.com',
      aud: clientId,
      azp: clientId,
      iat: now,
      exp: now + 3600,
    }
    return new SignJWT({ ...claims, ...person, email_verified: true, ...changes })
      .setProtectedHeader({ alg: 'RS256', kid: KEY_ID, typ: 'JWT' })
      .sign(privateKey)
  }
  return {
    keysUrl: `http://127.0.0.1:${port}/oauth2/v3/certs`,
    token,
    async answer(url) {
      const { hostname, pathname, searchParams } = new URL(url)
      if (hostname === 'lh3.googleusercontent.com') return ok('image/svg+xml', PIXEL)
      if (pathname === '/gsi/client')
        return ok('text/javascript', `(${gsiClient})(${JSON.stringify({ clientIds: [clientId] })})`)
      if (searchParams.get('client_id') !== clientId) return refusal('Error 401: invalid_client')
      const person = people.find(({ sub }) => sub === searchParams.get('sub'))
      if (pathname === '/gsi/select') return ok('text/html', chooser(people, searchParams))
      if (pathname !== '/gsi/issue' || person === undefined) return refusal('Error 400: invalid_request')
      return ok(
        'text/html',
        handOver(await token(person, { nonce: searchParams.get('nonce') }), searchParams.get('origin') ?? ''),
      )
    },
    async [Symbol.asyncDispose]() {
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const ok = (contentType: string, body: string): GoogleAnswer => ({ status: 200, contentType, body })
const refusal = (body: string): GoogleAnswer => ({ status: 400, contentType: 'text/plain', body })

/** The window in which the user chooses an account. */
function chooser(people: readonly GooglePerson[], asked: URLSearchParams): string {
  const links = people.map(({ sub, name, email }) => {
    const query = new URLSearchParams([...asked, ['sub', sub]])
    return `<li><a href="/gsi/issue?${query}">${name} ${email}</a></li>`
  })
  return `<!doctype html><title>Wybierz konto</title><ul>${links.join('')}</ul>`
}

/** Gives the token to the page that opened the window, and only if it is of the origin that asked. */
const handOver = (credential: string, origin: string): string =>
  `<!doctype html><script>opener.postMessage(${JSON.stringify({ credential })}, ${JSON.stringify(origin)}); close()</script>`
