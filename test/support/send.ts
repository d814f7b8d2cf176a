import { request } from 'node:http'

/** An answer of the server; `json` is what the body parses to, or undefined. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
  readonly bytes: Buffer
  readonly json: unknown
}

interface Sent {
  readonly method: string
  /** As written in the request line: nothing is encoded or normalised. */
  readonly path: string
  readonly raw: string | Buffer | undefined
  readonly headers: Readonly<Record<string, string>>
}

/** One request on a connection of its own to the server of this machine. */
export function send(port: number, { method, path, raw, headers }: Sent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () => {
        const bytes = Buffer.concat(parts)
        const text = bytes.toString('utf8')
        const { statusCode: status = 0, headers } = response
        resolve({ status, headers, text, bytes, json: parse(text) })
      })
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
