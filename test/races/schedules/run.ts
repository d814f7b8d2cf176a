import fc from 'fast-check'
import type { Ground } from './ground.ts'
import { play } from './play.ts'
import type { Schedule } from './schedule.ts'

interface Wanted {
  readonly schedules: fc.Arbitrary<Schedule>
  readonly seed: number
  readonly count: number
  /** How many are played at the same time. */
  readonly lanes: number
  /** Plays these of them alone, by their numbers. */
  readonly from?: number
  readonly stop?: AbortSignal
  readonly onPlayed?: () => void
}

/** A schedule that was not clean; with the seed its number says it again. */
export interface Failure {
  readonly number: number
  readonly schedule: Schedule
  readonly faults: readonly string[]
}

export interface Outcome {
  readonly played: number
  readonly failures: readonly Failure[]
  /** How often what was answered and what has happened. */
  readonly counts: ReadonlyMap<string, number>
}

/**
 * Plays so many schedules, several at once, each in an event of its own. Ends at the first that is not clean: what
 * is under way by then is played to its end.
 */
export async function runSchedules(ground: Ground, wanted: Wanted): Promise<Outcome> {
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
      const { faults, counts: more } = await play(ground, schedule)
      played += 1
      for (const [what, times] of more) counts.set(what, (counts.get(what) ?? 0) + times)
      if (faults.length > 0) failures.push({ number, schedule, faults })
      onPlayed?.()
    }
  }
  await Promise.all(Array.from({ length: wanted.lanes }, lane))
  return { played, failures, counts }
}
