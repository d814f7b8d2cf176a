import { randomUUID } from 'node:crypto'
import { pause } from '#server/db/embedded/processes.ts'
import type { Answer } from '#test/support/send.ts'
import type { Shop } from './shop.ts'
import { countTold, type Told } from './told.ts'

interface Rush {
  /** How many families of one come, each with a key of its own, to one node after another. */
  readonly families: number
  /** Milliseconds within which they come, one after another; at the same moment, unless told otherwise. */
  readonly within?: number
  /** Milliseconds in which a family asks again when it gets no definite answer; 0: it asks once. */
  readonly patience: number
  /** Called after each answer with the number of registrations told so far. */
  readonly onCreated?: (created: number) => void
}

/**
 * Many families at once. Who gets no definite answer (a broken connection, 429, 503) asks again with the
 * same key a random moment later, as the page does.
 */
export async function rush(shop: Shop, { families, within = 0, patience, onCreated }: Rush): Promise<Told[]> {
  const until = Date.now() + patience
  const told: Told[] = []
  await Promise.all(
    Array.from({ length: families }, async (_, family) => {
      const key = randomUUID()
      await pause((within * family) / families)
      told.push({ key, answer: await definite(() => shop.buy(key, family, 1, family), until) })
      onCreated?.(countTold(told).created)
    }),
  )
  return told
}

/** Too many at once, or the database is away: the same may be asked again. */
const PASSING = new Set([429, 503])

/** Asks until there is an answer that will not change. */
async function definite(ask: () => Promise<Answer>, until: number): Promise<Answer> {
  for (;;) {
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
