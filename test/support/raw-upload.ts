import { request } from 'node:http'
import type { Client } from './client.ts'

interface RawUpload {
  readonly host: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  /** Sends the body; the request ends when it does not throw. */
  readonly write: (send: (chunk: Buffer) => Promise<void>) => Promise<void>
}

/** What came back, and how many bytes could be sent until then. */
interface RawAnswer {
  readonly status: number
  readonly text: string
  readonly sent: number
}

/** A request whose body is sent piece by piece, by somebody who has the cookies of `visitor`. */
export function uploadRaw(
  visitor: Client,
  { host, path, headers = {}, write }: RawUpload,
): Promise<RawAnswer> {
  const cookie = [...visitor.copyCookies()].map(([name, value]) => `${name}=${value}`).join('; ')
  let sent = 0
  return new Promise((resolve, reject) => {
    const posted = request(
      {
        ...{ host: '127.0.0.1', port: visitor.port, method: 'POST', path, agent: false },
        headers: {
          ...{ host: `${host}:${visitor.port}`, cookie, 'x-csrf-token': visitor.cookie('CSRF_TOKEN') },
          ...{ 'content-type': 'application/octet-stream', ...headers },
        },
      },
      (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (part: string) => {
          text += part
        })
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text, sent }))
        response.on('error', reject)
      },
    )
    posted.on('error', reject)
    posted.on('close', () => reject(new Error('The connection was closed without an answer.')))
    // Otherwise they wait for the first piece of the body.
    posted.flushHeaders()
    const send = (chunk: Buffer) =>
      new Promise<void>((done, fail) => {
        posted.write(chunk, (error) => (error ? fail(error) : done()))
        sent += chunk.length
      })
    write(send).then(
      () => posted.end(),
      () => posted.destroy(),
    )
  })
}
