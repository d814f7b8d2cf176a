import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { issueLocalToken } from '#contract/local-issuer.ts'
import { createSession } from '#contract/panel.ts'
import { outputOf } from './answers.ts'
import { type Answer, send } from './send.ts'

interface Call {
  readonly method?: string
  /** Sent as JSON; a string or bytes are sent as they are. */
  readonly body?: unknown
  /** Added to the client's own; undefined takes one of those away. */
  readonly headers?: Readonly<Record<string, string | undefined>>
}

/** What an endpoint of the contract is called with. */
export interface Asked<E extends Endpoint> {
  readonly params?: z.input<E['params']>
  readonly query?: z.input<E['query']>
  readonly body?: z.input<E['body']>
  /** Idempotency-Key. */
  readonly key?: string
  readonly headers?: Call['headers']
}

/** Hosts whose landing page sends nothing, and brings no token. */
const BRANDS = ['zapisano.localhost', 'obecni.localhost', 'localhost']

/**
 * A browser without a screen: it keeps cookies and sends the CSRF header as our pages do. Node does not
 * resolve *.localhost, so the host goes into the header and the socket to 127.0.0.1.
 */
export class Client {
  readonly #port: number
  readonly #host: string
  readonly #cookies: Map<string, string>

  constructor(port: number, host: string, cookies = new Map<string, string>()) {
    this.#port = port
    this.#host = host
    this.#cookies = cookies
  }

  get port(): number {
    return this.#port
  }

  /** The same browser, with the same cookies, at another node or host. */
  elsewhere(port: number, host = this.#host): Client {
    return new Client(port, host, this.#cookies)
  }

  /** Opens a page, as every visitor does before sending anything: by default one that brings the CSRF token. */
  async open(path = BRANDS.includes(this.#host) ? '/create' : '/'): Promise<Answer> {
    return this.call(path, { headers: { accept: 'text/html' } })
  }

  /** Calls an endpoint of the contract. */
  ask<E extends Endpoint>(endpoint: E, asked: Asked<E> = {}): Promise<Answer> {
    const { method } = endpoint
    const { key, body, headers } = asked
    return this.call(addressOf(endpoint.path, asked), {
      method,
      body,
      headers: { ...(key === undefined ? {} : { 'idempotency-key': key }), ...headers },
    })
  }

  async call(path: string, { method = 'GET', body, headers = {} }: Call = {}): Promise<Answer> {
    const isRaw = body === undefined || typeof body === 'string' || Buffer.isBuffer(body)
    const raw = isRaw ? body : JSON.stringify(body)
    const all = { host: `${this.#host}:${this.#port}`, ...this.#own(raw), ...headers }
    const answer = await send(this.#port, { method, path, raw, headers: present(all) })
    this.#keep(answer.headers['set-cookie'])
    return answer
  }

  post(path: string, body: unknown, headers: Call['headers'] = {}): Promise<Answer> {
    return this.call(path, { method: 'POST', body, headers })
  }

  /** A cookie's value, '' when there is none. */
  cookie(name: string): string {
    return this.#cookies.get(name) ?? ''
  }

  /** The cookies as an attacker who has stolen them would use them. */
  copyCookies(): Map<string, string> {
    return new Map(this.#cookies)
  }

  /** The nonce to which Google would bind a token for this browser. */
  nonce(): string {
    return createHash('sha256')
      .update(`sign-in ${this.cookie('CSRF_TOKEN')}`)
      .digest('base64url')
  }

  #own(raw: string | Buffer | undefined): Record<string, string> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const csrf = this.#cookies.get('CSRF_TOKEN')
    return {
      ...(cookie === '' ? {} : { cookie }),
      ...(csrf === undefined ? {} : { 'x-csrf-token': csrf }),
      ...(raw === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(raw)) }),
    }
  }

  #keep(cookies: string | string[] | undefined): void {
    for (const cookie of [cookies ?? []].flat()) {
      const [pair = '', ...attributes] = cookie.split('; ')
      const name = pair.slice(0, pair.indexOf('='))
      if (attributes.includes('Max-Age=0')) this.#cookies.delete(name)
      else this.#cookies.set(name, pair.slice(name.length + 1))
    }
  }
}

/** Signs a test person of the local issuer in at the panel. */
export async function signIn(port: number, subject: string): Promise<Client> {
  const client = new Client(port, 'panel.zapisano.localhost')
  await client.open()
  const issued = await client.ask(issueLocalToken, { params: { subject } })
  outputOf(
    createSession,
    await client.ask(createSession, { body: { token: outputOf(issueLocalToken, issued).token } }),
  )
  return client
}

function addressOf(path: string, asked: { readonly params?: unknown; readonly query?: unknown }): string {
  const params = new Map<string, unknown>(Object.entries(asked.params ?? {}))
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params.get(name))))
  const query = new URLSearchParams(Object.entries(asked.query ?? {})).toString()
  return query === '' ? filled : `${filled}?${query}`
}

function present(headers: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}
