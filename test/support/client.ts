import { request } from 'node:http'
import { z } from 'zod'

/** An answer of the server; `json` is what the body parses to, or undefined. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
  readonly json: unknown
}

interface Call {
  readonly method?: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * A browser without a screen: it keeps cookies and sends the CSRF header as our pages do. Node does not
 * resolve *.localhost, so the host goes into the header and the socket to 127.0.0.1.
 */
export class Client {
  readonly #port: number
  readonly #host: string
  readonly #cookies = new Map<string, string>()

  constructor(port: number, host: string) {
    this.#port = port
    this.#host = host
  }

  /** Opens a page, as everybody does before sending anything: it brings the CSRF token. */
  async open(path = '/'): Promise<Answer> {
    return this.call(path, { headers: { accept: 'text/html' } })
  }

  async call(path: string, { method = 'GET', body, headers = {} }: Call = {}): Promise<Answer> {
    const raw = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body)
    const answer = await send(this.#port, {
      method,
      path,
      raw,
      headers: { host: `${this.#host}:${this.#port}`, ...this.#own(raw), ...headers },
    })
    this.#keep(answer.headers['set-cookie'])
    return answer
  }

  post(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.call(path, { method: 'POST', body, headers })
  }

  #own(raw: string | undefined): Record<string, string> {
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
      const pair = cookie.split(';')[0] ?? ''
      this.#cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
  }
}

/** Signs a test person of the local issuer in at the panel. */
export async function signIn(port: number, subject: string): Promise<Client> {
  const client = new Client(port, 'panel.zapisano.localhost')
  await client.open()
  const issued = await client.post(`/v1/dev/people/${subject}/token`, undefined)
  const { token } = z.object({ token: z.string() }).parse(issued.json)
  const opened = await client.post('/v1/session', { token })
  if (opened.status !== 204) throw new Error(`Signing in answered ${opened.status}: ${opened.text}`)
  return client
}

interface Sent {
  readonly method: string
  readonly path: string
  readonly raw: string | undefined
  readonly headers: Readonly<Record<string, string>>
}

function send(port: number, { method, path, raw, headers }: Sent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => {
        text += part
      })
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text, json: parse(text) }),
      )
    })
    sent.on('error', reject)
    sent.end(raw)
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
