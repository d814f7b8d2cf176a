import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type BodyLimits, createBodyReader } from './late-bodies.ts'
import { Refusal } from './refusal.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Where the request has a place, until it is answered. */
    line: Line | null
    /** Its turn came before its body. */
    isBodyLate: boolean
  }
}

/** How many requests, of one kind. */
interface Limits {
  /** In one turn of the event loop. */
  readonly aTurn: number
  readonly underWay: number
  readonly waiting: number
  /** Of the bodies of all waiting requests. */
  readonly waitingBytes: number
}

const LIMITS: Limits = {
  // Some fifteen milliseconds of work, before the answers of the database are processed.
  aTurn: 32,
  // More at once would not be answered sooner: four batches of orders.
  underWay: 512,
  // At a thousand a second the last of them waits a good ten seconds.
  waiting: 12_000,
  // Five times the size of so many family orders.
  waitingBytes: 256 * 1024 * 1024,
}

const BODY_LIMITS: BodyLimits = {
  bytes: 1024 * 1024,
  bytesOfAll: 64 * 1024 * 1024,
  atOnce: 4_000,
  // Enough for a megabyte over a slow mobile connection.
  milliseconds: 20_000,
}

/** What Node buffers of a body that is not read. */
const MOST_UNREAD_BYTES = 64 * 1024

/**
 * Requests are admitted by turns of the event loop, and only so many are in progress; the others wait in the order in
 * which they came, as bytes. Without it Node reads everything that has arrived before it does anything else: when ten
 * thousand order in the same instant, no request would be answered, and no transaction could continue, until the last
 * of them was read, checked and priced. Readers do not wait behind orders, nor does a gateway's notice. A request
 * beyond a full queue is refused at once (`crowded`).
 *
 * A place is held from the moment when the whole body has arrived until the answer is made: a body that is not sent,
 * or an answer that is not read, blocks no other request. A body that is late when its turn comes is read outside the
 * queue (`late-bodies.ts`), and enters again, to be parsed, once it has arrived.
 */
export function registerLines(app: FastifyInstance, limits = LIMITS, bodyLimits = BODY_LIMITS): void {
  const lines = { looks: createLine(limits), changes: createLine(limits), notices: createLine(limits) }
  const readLateBody = createBodyReader(bodyLimits)
  const lineOf = (request: FastifyRequest) => {
    if (!mayHaveBody(request)) return lines.looks
    return request.url.startsWith('/v1/gateways/') ? lines.notices : lines.changes
  }
  app.decorateRequest('line', null)
  app.decorateRequest('isBodyLate', false)
  app.addHook('onRequest', (request, reply, done) => {
    const enter = () => takePlace(lineOf(request), request, reply, declaredBytes(request), done)
    // A body that came in the same packet as its headers is available in the next tick.
    if (owesBody(request)) process.nextTick(enter)
    else enter()
  })
  app.addHook('preParsing', (request, reply, payload, done) => {
    // A body announced as too large is refused by its reader, before any of it is read.
    const isTooLarge = Number(request.headers['content-length']) > bodyLimits.bytes
    const { readsBody } = request.routeOptions.config
    if (!request.isBodyLate || isTooLarge || readsBody) return done(null, payload)
    readLateBody(payload, request.raw.socket, (refusal, body) => {
      if (refusal !== null) return done(refusal)
      takePlace(lineOf(request), request, reply, body.length, (crowded) =>
        crowded ? done(crowded) : done(null, Readable.from([body])),
      )
    })
  })
  app.addHook('onSend', (request, _reply, _payload, done) => {
    leave(request)
    done()
  })
}

const mayHaveBody = ({ method }: FastifyRequest) => method !== 'GET' && method !== 'HEAD'

const owesBody = (request: FastifyRequest) =>
  mayHaveBody(request) && !request.raw.complete && declaredBytes(request) > 0

function declaredBytes({ headers }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return MOST_UNREAD_BYTES
  return Math.min(Number(headers['content-length'] ?? 0), MOST_UNREAD_BYTES)
}

/** Continues by `done` when it is the request's turn; `isBodyLate` reports whether its body is still awaited. */
function takePlace(
  line: Line,
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: number,
  done: (refusal?: Refusal) => void,
): void {
  const hasPlace = line.enter(bytes, () => {
    request.isBodyLate = owesBody(request)
    // A closed request leaves at once: nothing would report it later.
    if (request.isBodyLate || request.raw.socket.destroyed) line.leave()
    else {
      request.line = line
      reply.raw.once('close', () => leave(request))
    }
    done()
  })
  if (!hasPlace) done(new Refusal('crowded'))
}

function leave(request: FastifyRequest): void {
  const { line } = request
  request.line = null
  line?.leave()
}

interface Line {
  /** Calls back when its turn comes; false when too many, or too many bytes, wait already. */
  enter(bytes: number, go: () => void): boolean
  /** To be called once by everyone who was called. */
  leave(): void
}

function createLine(limits: Limits): Line {
  const waiting: { readonly bytes: number; readonly go: () => void }[] = []
  let waitingBytes = 0
  let underWay = 0
  let left = limits.aTurn
  let isTurning = false

  const turn = () => {
    isTurning = false
    left = limits.aTurn
    advance()
  }
  const advance = () => {
    const entering = waiting.splice(0, Math.min(left, limits.underWay - underWay))
    left -= entering.length
    underWay += entering.length
    if (left < limits.aTurn && !isTurning) {
      isTurning = true
      setImmediate(turn)
    }
    for (const { bytes, go } of entering) {
      waitingBytes -= bytes
      go()
    }
  }
  return {
    enter(bytes, go) {
      if (waiting.length >= limits.waiting || waitingBytes + bytes > limits.waitingBytes) return false
      waiting.push({ bytes, go })
      waitingBytes += bytes
      advance()
      return true
    },
    leave() {
      underWay -= 1
      advance()
    },
  }
}
