import type { FastifyInstance } from 'fastify'
import { Refusal } from './refusal.ts'

/** Some fifteen milliseconds of work, before what the database has answered is looked at. */
const REQUESTS_A_TURN = 32
/** More at once would not be answered sooner: four batches of orders. */
const MOST_UNDER_WAY = 512
/** At a thousand a second the last of them waits a good ten seconds. */
const MOST_WAITING = 12_000

/**
 * Requests come in by turns of the event loop, and only so many are under way; the others wait in the order
 * in which they came, as bytes. Without it Node reads everything that has arrived before it looks at
 * anything else: when ten thousand order in the same instant, nobody would be answered, and no transaction
 * could go on, until the last of them was read, checked and priced. Who only looks does not wait behind
 * those who order. Who comes when the line is too long is told so at once (`crowded`).
 */
export function registerLines(app: FastifyInstance): void {
  const looks = createLine()
  const changes = createLine()
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

function createLine(): Line {
  const waiting: (() => void)[] = []
  let underWay = 0
  let left = REQUESTS_A_TURN
  let isTurning = false

  const turn = () => {
    isTurning = false
    left = REQUESTS_A_TURN
    advance()
  }
  const advance = () => {
    const entering = waiting.splice(0, Math.min(left, MOST_UNDER_WAY - underWay))
    left -= entering.length
    underWay += entering.length
    if (left < REQUESTS_A_TURN && !isTurning) {
      isTurning = true
      setImmediate(turn)
    }
    for (const go of entering) go()
  }
  return {
    enter(go) {
      if (waiting.length >= MOST_WAITING) return false
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
