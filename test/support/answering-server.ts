import { createServer, type IncomingHttpHeaders } from 'node:http'
import { onTestFinished, vi } from 'vitest'

export type Reply = { readonly status: number; readonly type?: string; readonly body?: unknown } | 'drop'

interface Asked {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** Kept before any test puts its own in its place. */
const overNetwork = globalThis.fetch

/**
 * A server that answers with the given replies, one after another, and keeps what it was asked; 'drop'
 * closes the connection without an answer. A browser resolves addresses against its page; Node has no
 * page, so the server's origin is put before them. Closed when the test ends.
 */
export async function answeringServer(replies: Reply[]) {
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      asked.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body })
      const reply = replies.shift() ?? { status: 500 }
      if (reply === 'drop') return request.socket.destroy()
      response.writeHead(reply.status, { 'Content-Type': reply.type ?? 'application/json' })
      response.end(reply.body === undefined ? '' : JSON.stringify(reply.body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    overNetwork(`http://127.0.0.1:${port}${path}`, init),
  )
  vi.stubGlobal('document', { cookie: 'x=1; CSRF_TOKEN=abc%2Bdef' })
  onTestFinished(async () => {
    vi.unstubAllGlobals()
    await new Promise((resolve) => server.close(resolve))
  })
  return { asked }
}
