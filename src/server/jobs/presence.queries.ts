import type { ClientBase } from 'pg'

/** A worker that has just begun may not have set its name yet. */
const GRACE = '3 seconds'

/** Gives a worker's own connection the name under which the worker takes jobs. */
export async function bearName(client: ClientBase, name: string): Promise<void> {
  await client.query("SELECT set_config('application_name', $1, false)", [name])
}

/**
 * Releases the jobs of a worker whose connection is gone, so that others take them. The library itself waits four
 * hours.
 */
export async function takeBackAbandoned(client: ClientBase): Promise<void> {
  await client.query(
    `SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT job.locked_by))
       FROM graphile_worker._private_jobs job
      WHERE job.locked_at < now() - $1::interval
        AND NOT EXISTS (SELECT FROM pg_stat_activity a WHERE a.application_name = job.locked_by)`,
    [GRACE],
  )
  await removeReplaced(client)
}

/**
 * A job that another of its key has replaced while it ran has no key and no attempts any more; when its worker is
 * killed as well, the library never finishes it. The other one does its work.
 */
async function removeReplaced(client: ClientBase): Promise<void> {
  await client.query(
    `DELETE FROM graphile_worker._private_jobs
      WHERE key IS NULL AND locked_at IS NULL AND last_error IS NULL AND attempts >= max_attempts`,
  )
}
