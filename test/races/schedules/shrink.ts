import fc from 'fast-check'
import type { Cluster } from './cluster.ts'
import { runSchedule } from './run-schedule.ts'
import type { Schedule } from './schedule.ts'

interface Wanted {
  readonly schedules: fc.Arbitrary<Schedule>
  readonly seed: number
  readonly number: number
  readonly stop: AbortSignal
}

/** A fault that depends on timing may need some tries to occur again. */
const TRIES = 5
const MOST_MILLISECONDS = 300_000

/** The smallest schedule derived from this one that still fails; undefined when none fails again. */
export async function shrink(
  cluster: Cluster,
  { schedules, seed, number, stop }: Wanted,
): Promise<Schedule | undefined> {
  const isClean = async (schedule: Schedule) => {
    for (let tries = 0; tries < TRIES && !stop.aborted; tries++)
      if ((await runSchedule(cluster, schedule)).faults.length > 0) return false
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
