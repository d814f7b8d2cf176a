import { setTimeout as pause } from 'node:timers/promises'
import type { RunnerOptions } from 'graphile-worker'
import type { Pool } from 'pg'
import type { Log } from '#server/context/ctx.ts'
import { beginShift, type Shift } from './shift.ts'

const RETRY_MILLISECONDS = 1_000

/**
 * Runs jobs until `stop` is aborted and all jobs in progress are done. The library gives up when it cannot record how
 * a job ended; here work is then resumed, as soon as the database is back. Returns, once it works, a promise of its
 * end.
 * @throws when the database is unavailable at the first start
 */
export async function keepWorking(
  pool: Pool,
  options: RunnerOptions,
  { stop, log }: { readonly stop: AbortSignal; readonly log: Log },
): Promise<{ readonly ended: Promise<void> }> {
  const first = await beginShift(pool, options)
  const stopped = new Promise<void>((resolve) => stop.addEventListener('abort', () => resolve()))

  const work = async () => {
    const ending: Promise<void>[] = []
    for (let shift: Shift | null = first; shift !== null; ) {
      await Promise.race([shift.broken, stopped])
      ending.push(shift.end())
      if (!stop.aborted) log.warn({}, 'the worker has lost the database and resumes work')
      shift = await nextShift()
    }
    await Promise.all(ending)
  }
  const nextShift = async (): Promise<Shift | null> => {
    for (;;) {
      await Promise.race([pause(RETRY_MILLISECONDS), stopped])
      if (stop.aborted) return null
      const shift = await beginShift(pool, options).catch(() => null)
      if (shift !== null) return shift
    }
  }
  return { ended: work() }
}
