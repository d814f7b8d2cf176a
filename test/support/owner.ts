import type pg from 'pg'
import type { JobPayloads } from '#server/jobs/enqueue.queries.ts'
import { withOwner } from './kept-connections.ts'

/**
 * Queries a test's database as its owner, bypassing row-level security: to see what really happened, and
 * to simulate the passing of time (a deadline that has passed).
 */
export async function asOwner<Row extends object>(
  databaseUrl: string,
  statement: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  return withOwner(databaseUrl, async (owner) => (await owner.query<Row>(statement, [...values])).rows)
}

/** Makes the waiting jobs of these tasks due, and waits until the worker has done all that is due. */
export async function runJobs(databaseUrl: string, ...tasks: (keyof JobPayloads)[]): Promise<void> {
  await withOwner(databaseUrl, async (owner) => {
    await owner.query(
      `UPDATE graphile_worker._private_jobs j SET run_at = now() FROM graphile_worker._private_tasks t
        WHERE t.id = j.task_id AND t.identifier = ANY ($1) AND j.run_at > now() AND j.locked_at IS NULL`,
      [tasks],
    )
    await owner.query(`SELECT pg_notify('jobs:insert', '{"r":1,"count":4}')`)
    await settleJobs(owner)
  })
}

/** Lets the minute of the sweep come, and waits until all that it queues is done. */
export async function runSweep(databaseUrl: string): Promise<void> {
  await withOwner(databaseUrl, async (owner) => {
    await owner.query(`SELECT jobs.enqueue('sweep', NULL, '{}', now(), 'sweep')`)
    await settleJobs(owner)
  })
}

/** A job adds its follow-up jobs before it ends: when none is due, all are done. */
async function settleJobs(owner: pg.ClientBase): Promise<void> {
  const deadline = Date.now() + 30_000
  for (;;) {
    const { rows } = await owner.query<{ error: string | null }>(
      `SELECT task_identifier AS task, last_error AS error FROM graphile_worker.jobs
        WHERE run_at <= now() OR locked_at IS NOT NULL OR last_error IS NOT NULL`,
    )
    if (rows.length === 0) return
    if (Date.now() > deadline || rows.some(({ error }) => error !== null)) {
      throw new Error(`Jobs are not done: ${JSON.stringify(rows)}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
