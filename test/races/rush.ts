import { randomUUID } from 'node:crypto'
import { pause } from '#server/db/embedded/processes.ts'
import type { Answer } from '#test/support/send.ts'
import type { EventOnSale } from './event-on-sale.ts'
import { isCreated, type Outcome } from './outcomes.ts'

interface Rush {
  /** How many families of one come, each with a key of its own, to one node after another. */
  readonly families: number
  /** Milliseconds within which they come, one after another; at the same moment by default. */
  readonly within?: number
  /** How many are there at a time, each answered one replaced by another; all by default. */
  readonly atOnce?: number
  /** Every so many-th family clicks twice; none by default. */
  readonly twice?: number
  /** Milliseconds in which a family asks again when it gets no definite answer; 0: it asks once. */
  readonly patience: number
  /** Called after each answer with the number of registrations acknowledged so far. */
  readonly onCreated?: (created: number) => void
  /** Called after each answer with the number of answers so far. */
  readonly onAnswer?: (answers: number) => void
  readonly stop?: AbortSignal
}

/** An answer, and when it came (milliseconds of the wall clock). */
export interface TimedOutcome extends Outcome {
  readonly at: number
}

/**
 * Many families at once. A family without a definite answer (a broken connection, 429, 503) asks again with
 * the same key a random moment later, as the page does.
 */
export async function rush(eventOnSale: EventOnSale, wanted: Rush): Promise<TimedOutcome[]> {
  const { families, within = 0, atOnce = families, twice = Number.POSITIVE_INFINITY } = wanted
  const until = Date.now() + wanted.patience
  const outcomes: TimedOutcome[] = []
  let created = 0
  const click = async (key: string, family: number) => {
    const answer = await definite(() => eventOnSale.buy(key, family, 1, family), until, wanted.stop)
    outcomes.push({ key, answer, at: Date.now() })
    if (isCreated(answer)) created += 1
    wanted.onCreated?.(created)
    wanted.onAnswer?.(outcomes.length)
  }
  const queue = Array.from({ length: families }, (_, family) => family).values()
  const comeOneByOne = async () => {
    for (const family of queue) {
      wanted.stop?.throwIfAborted()
      const key = randomUUID()
      await pause((within * family) / families)
      const clicks = (family + 1) % twice === 0 ? 2 : 1
      await Promise.all(Array.from({ length: clicks }, () => click(key, family)))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, comeOneByOne))
  return outcomes
}

/** Too many at once, or the database is away: the request may be repeated. */
const PASSING = new Set([429, 503])

/** Asks until there is an answer that will not change. */
async function definite(
  ask: () => Promise<Answer>,
  until: number,
  stop: AbortSignal | undefined,
): Promise<Answer> {
  for (;;) {
    stop?.throwIfAborted()
    const isLate = Date.now() >= until
    try {
      const answer = await ask()
      if (!PASSING.has(answer.status) || isLate) return answer
    } catch (error) {
      if (isLate) throw error
    }
    await pause(100 + Math.random() * 400)
  }
}
