import { createServer, type IncomingHttpHeaders } from 'node:http'
import { onTestFinished, vi } from 'vitest'

export type Reply =
  | { readonly status: number; readonly type?: string; readonly body?: unknown }
  /** The connection is closed without an answer. */
  | 'drop'
  /** The connection stays open, and nothing comes. */
  | 'hang'

interface Asked {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** Saved before any test replaces it. */
const overNetwork = globalThis.fetch

/**
 * A server that answers with the given replies, one after another, and records the requests. A browser
 * resolves addresses against its page; Node has no page, so the server's origin replaces theirs, whatever it
 * is. Closed when the test ends.
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
      if (reply === 'hang') return
      // No connection outlives its answer: a test that moves the clock would interrupt it.
      const headers = { 'Content-Type': reply.type ?? 'application/json', Connection: 'close' }
      response.writeHead(reply.status, headers)
      response.end(reply.body === undefined ? '' : JSON.stringify(reply.body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const origin = `http://127.0.0.1:${port}`
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    const { pathname, search } = new URL(address, origin)
    return overNetwork(`${origin}${pathname}${search}`, init)
  })
  vi.stubGlobal('document', { cookie: 'x=1; CSRF_TOKEN=abc%2Bdef', visibilityState: 'visible' })
  onTestFinished(async () => {
    vi.unstubAllGlobals()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return { asked }
}
