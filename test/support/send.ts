import { request } from 'node:http'

/** An answer of the server; `json` is what the body parses to, or undefined. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
  readonly json: unknown
}

interface Sent {
  readonly method: string
  /** As it stands in the request line: nothing is encoded or tidied up. */
  readonly path: string
  readonly raw: string | undefined
  readonly headers: Readonly<Record<string, string>>
}

/** One request on a connection of its own to the server of this machine. */
export function send(port: number, { method, path, raw, headers }: Sent): Promise<Answer> {
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
