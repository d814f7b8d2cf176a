import pg from 'pg'
import type { JobPayloads } from '#server/jobs/enqueue.queries.ts'

/**
 * Looks into a test's database as its owner, past row-level security: to see what really happened, and
 * to bring about what time alone would (a deadline that has passed).
 */
export async function asOwner<Row extends object>(
  databaseUrl: string,
  statement: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    return (await client.query<Row>(statement, [...values])).rows
  } finally {
    await client.end()
  }
}

/** Makes the waiting jobs of these tasks due, and waits until the worker has done all that is due. */
export async function runJobs(databaseUrl: string, ...tasks: (keyof JobPayloads)[]): Promise<void> {
  await asOwner(
    databaseUrl,
    `UPDATE graphile_worker._private_jobs j SET run_at = now() FROM graphile_worker._private_tasks t
      WHERE t.id = j.task_id AND t.identifier = ANY ($1) AND j.run_at > now() AND j.locked_at IS NULL`,
    [tasks],
  )
  await asOwner(databaseUrl, `SELECT pg_notify('jobs:insert', '{"r":1,"count":4}')`)
  await settleJobs(databaseUrl)
}

/** Lets the minute of the sweep come, and waits until all that it queues is done. */
export async function runSweep(databaseUrl: string): Promise<void> {
  await asOwner(databaseUrl, `SELECT jobs.enqueue('sweep', NULL, '{}', now(), 'sweep')`)
  await settleJobs(databaseUrl)
}

/** A job adds those that follow before it ends: when none is due, all has been done. */
async function settleJobs(databaseUrl: string): Promise<void> {
  const deadline = Date.now() + 10_000
  for (;;) {
    const left = await asOwner<{ task: string; error: string | null }>(
      databaseUrl,
      `SELECT task_identifier AS task, last_error AS error FROM graphile_worker.jobs
        WHERE run_at <= now() OR locked_at IS NOT NULL OR last_error IS NOT NULL`,
    )
    if (left.length === 0) return
    if (Date.now() > deadline || left.some(({ error }) => error !== null)) {
      throw new Error(`Jobs are not done: ${JSON.stringify(left)}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
