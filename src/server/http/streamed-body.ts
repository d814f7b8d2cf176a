import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The handler reads the body as it comes, with limits of its own. */
    readonly readsBody?: boolean
  }
}

/** What of a refused body is still read, so that its sender gets the refusal instead of a broken connection. */
const DRAINED = { bytes: 12 * 1024 * 1024, milliseconds: 5_000 }

/** Bodies of any type, unread; to be called in a scope of its own. */
export function registerStreamedBody(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
  // An answer before the end of the body is the last one: the rest is not read as another request.
  scope.addHook('onSend', (request, reply, _payload, done) => {
    if (!request.raw.readableEnded) reply.header('connection', 'close')
    done()
  })
}

/** What a request says of the length of its body; null where it says nothing. */
export function declaredBytes({ headers }: FastifyRequest): number | null {
  const declared = headers['content-length']
  return declared === undefined ? null : Number(declared)
}

/** Reads and drops the rest of a refused body, unless it is long, or slow. */
export async function drain({ raw, headers }: FastifyRequest): Promise<void> {
  if (Number(headers['content-length'] ?? 0) > DRAINED.bytes) return
  const given = new AbortController()
  await Promise.race([
    readAway(raw, DRAINED.bytes),
    pause(DRAINED.milliseconds, undefined, { signal: given.signal }),
  ])
  given.abort()
}

async function readAway(body: Readable, atMost: number): Promise<void> {
  let bytes = 0
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      bytes += chunk.length
      if (bytes > atMost) return
    }
  } catch {
    // The sender has gone.
  }
}
