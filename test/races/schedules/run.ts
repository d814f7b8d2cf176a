import fc from 'fast-check'
import type { Cluster } from './cluster.ts'
import { runSchedule } from './run-schedule.ts'
import type { Schedule } from './schedule.ts'

interface Wanted {
  readonly schedules: fc.Arbitrary<Schedule>
  readonly seed: number
  readonly count: number
  /** How many run at the same time. */
  readonly lanes: number
  /** Runs only the schedules from this number on. */
  readonly from?: number
  readonly stop?: AbortSignal
  readonly onPlayed?: () => void
}

/** A schedule that was not clean; the seed and its number reproduce it. */
export interface Failure {
  readonly number: number
  readonly schedule: Schedule
  readonly faults: readonly string[]
}

export interface Outcome {
  readonly played: number
  readonly failures: readonly Failure[]
  /** How often each answer and each event occurred. */
  readonly counts: ReadonlyMap<string, number>
}

/**
 * Runs schedules, several at once, each in an event of its own. Stops at the first that is not clean: those under way
 * by then are completed.
 */
export async function runSchedules(cluster: Cluster, wanted: Wanted): Promise<Outcome> {
  const { seed, count, from = 0, stop, onPlayed } = wanted
  const drawn = fc.sample(wanted.schedules, { seed, numRuns: count })
  const counts = new Map<string, number>()
  const failures: Failure[] = []
  let played = 0
  let next = from
  const lane = async () => {
    while (next < count && failures.length === 0 && !stop?.aborted) {
      const number = next++
      const schedule = drawn[number]
      if (!schedule) return
      const { faults, counts: more } = await runSchedule(cluster, schedule)
      played += 1
      for (const [what, times] of more) counts.set(what, (counts.get(what) ?? 0) + times)
      if (faults.length > 0) failures.push({ number, schedule, faults })
      onPlayed?.()
    }
  }
  await Promise.all(Array.from({ length: wanted.lanes }, lane))
  return { played, failures, counts }
}
