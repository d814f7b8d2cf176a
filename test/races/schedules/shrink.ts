import fc from 'fast-check'
import type { Ground } from './ground.ts'
import { play } from './play.ts'
import type { Schedule } from './schedule.ts'

interface Wanted {
  readonly schedules: fc.Arbitrary<Schedule>
  readonly seed: number
  readonly number: number
  readonly stop: AbortSignal
}

/** What the machine leaves to chance may need some tries to go wrong again. */
const TRIES = 5
const MOST_MILLISECONDS = 300_000

/** The smallest schedule, made from this one, that still goes wrong; undefined when none does any more. */
export async function shrink(
  ground: Ground,
  { schedules, seed, number, stop }: Wanted,
): Promise<Schedule | undefined> {
  const isClean = async (schedule: Schedule) => {
    for (let tries = 0; tries < TRIES && !stop.aborted; tries++)
      if ((await play(ground, schedule)).faults.length > 0) return false
    return true
  }
  const { counterexample } = await fc.check(fc.asyncProperty(schedules, isClean), {
    seed,
    path: String(number),
    numRuns: 1,
    interruptAfterTimeLimit: MOST_MILLISECONDS,
  })
  return counterexample?.[0]
}
