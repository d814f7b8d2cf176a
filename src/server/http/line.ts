import type { FastifyInstance } from 'fastify'
import { Refusal } from './refusal.ts'

/** How many requests, of one kind. */
interface Limits {
  /** In one turn of the event loop. */
  readonly aTurn: number
  readonly underWay: number
  readonly waiting: number
}

const LIMITS: Limits = {
  // Some fifteen milliseconds of work, before what the database has answered is looked at.
  aTurn: 32,
  // More at once would not be answered sooner: four batches of orders.
  underWay: 512,
  // At a thousand a second the last of them waits a good ten seconds.
  waiting: 12_000,
}

/**
 * Requests come in by turns of the event loop, and only so many are under way; the others wait in the order
 * in which they came, as bytes. Without it Node reads everything that has arrived before it looks at
 * anything else: when ten thousand order in the same instant, nobody would be answered, and no transaction
 * could go on, until the last of them was read, checked and priced. Who only looks does not wait behind
 * those who order. Who comes when the line is too long is told so at once (`crowded`).
 */
export function registerLines(app: FastifyInstance, limits = LIMITS): void {
  const looks = createLine(limits)
  const changes = createLine(limits)
  app.addHook('onRequest', (request, reply, done) => {
    const line = request.method === 'GET' || request.method === 'HEAD' ? looks : changes
    const hasPlace = line.enter(() => {
      // Who has hung up while waiting leaves at once: nothing would tell us later.
      if (request.raw.socket.destroyed) line.leave()
      else reply.raw.once('close', line.leave)
      done()
    })
    if (!hasPlace) done(new Refusal('crowded'))
  })
}

interface Line {
  /** Calls back when it is one's turn; false when too many wait already. */
  enter(go: () => void): boolean
  /** To be called once by everybody who was called. */
  leave(): void
}

function createLine(limits: Limits): Line {
  const waiting: (() => void)[] = []
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
    for (const go of entering) go()
  }
  return {
    enter(go) {
      if (waiting.length >= limits.waiting) return false
      waiting.push(go)
      advance()
      return true
    },
    leave() {
      underWay -= 1
      advance()
    },
  }
}
