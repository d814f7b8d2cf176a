import type { ClientBase } from 'pg'

/** A worker that has just begun may not have said its name yet. */
const GRACE = '3 seconds'

/** Gives a worker's own connection the name under which the worker takes jobs. */
export async function bearName(client: ClientBase, name: string): Promise<void> {
  await client.query("SELECT set_config('application_name', $1, false)", [name])
}

/**
 * Gives back the jobs that somebody had in hand whose connection is gone, so that others take them. The
 * library itself waits four hours.
 */
export async function takeBackAbandoned(client: ClientBase): Promise<void> {
  await client.query(
    `SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT job.locked_by))
       FROM graphile_worker._private_jobs job
      WHERE job.locked_at < now() - $1::interval
        AND NOT EXISTS (SELECT FROM pg_stat_activity a WHERE a.application_name = job.locked_by)`,
    [GRACE],
  )
}
