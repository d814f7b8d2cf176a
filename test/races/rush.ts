import { randomUUID } from 'node:crypto'
import { pause } from '#server/db/embedded/processes.ts'
import type { Answer } from '#test/support/send.ts'
import type { Shop } from './shop.ts'
import { isCreated, type Told } from './told.ts'

interface Rush {
  /** How many families of one come, each with a key of its own, to one node after another. */
  readonly families: number
  /** Milliseconds within which they come, one after another; at the same moment, unless told otherwise. */
  readonly within?: number
  /** So many are there at a time, and another comes for each that has its answer; all, unless told otherwise. */
  readonly atOnce?: number
  /** Every so many-th clicks twice; nobody, unless told otherwise. */
  readonly twice?: number
  /** Milliseconds in which a family asks again when it gets no definite answer; 0: it asks once. */
  readonly patience: number
  /** Called after each answer with the number of registrations told so far. */
  readonly onCreated?: (created: number) => void
  /** Called after each answer with the number of answers so far. */
  readonly onAnswer?: (answers: number) => void
  readonly stop?: AbortSignal
}

/** What somebody was told, and when (milliseconds of the wall clock). */
export interface ToldAt extends Told {
  readonly at: number
}

/**
 * Many families at once. Who gets no definite answer (a broken connection, 429, 503) asks again with the
 * same key a random moment later, as the page does.
 */
export async function rush(shop: Shop, wanted: Rush): Promise<ToldAt[]> {
  const { families, within = 0, atOnce = families, twice = Number.POSITIVE_INFINITY } = wanted
  const until = Date.now() + wanted.patience
  const told: ToldAt[] = []
  let created = 0
  const click = async (key: string, family: number) => {
    const answer = await definite(() => shop.buy(key, family, 1, family), until, wanted.stop)
    told.push({ key, answer, at: Date.now() })
    if (isCreated(answer)) created += 1
    wanted.onCreated?.(created)
    wanted.onAnswer?.(told.length)
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
  return told
}

/** Too many at once, or the database is away: the same may be asked again. */
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
