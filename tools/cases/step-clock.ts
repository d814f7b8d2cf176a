import type pg from 'pg'
import { z } from 'zod'

/**
 * Time in a throw-away database that is still empty: `now()` answers what the clock shows. It replaces
 * the real one before the migrations, so that their defaults, policies and functions find it by its name. Never do
 * this to a database that is needed.
 */
export async function installClock(owner: pg.Client): Promise<void> {
  await owner.query(`
    CREATE TABLE public.case_clock (at timestamptz NOT NULL);
    INSERT INTO public.case_clock VALUES (clock_timestamp());
    GRANT SELECT ON public.case_clock TO public;
    ALTER FUNCTION pg_catalog.now() RENAME TO now_by_the_real_clock;
    CREATE FUNCTION pg_catalog.now() RETURNS timestamptz
    LANGUAGE sql STABLE PARALLEL SAFE AS 'SELECT at FROM public.case_clock'`)
}

export async function setClock(owner: pg.Client, now: Temporal.Instant): Promise<void> {
  await owner.query('UPDATE public.case_clock SET at = $1', [now.toString()])
}

/** A job whose moment has come. */
export interface DueJob {
  readonly task: string
  readonly payload: unknown
  readonly runAt: Temporal.Instant
}

const jobSchema = z.object({ task: z.string(), payload: z.unknown(), runAt: z.coerce.date() })

/** Which jobs: those due before a moment, or those due by it that were added after a given job. */
type Due = { readonly before: Temporal.Instant } | { readonly at: Temporal.Instant; readonly behind: string }

/**
 * Others run in the last second of what they end, which is still in time; these in the first one after it, so that at
 * this very moment it has ended.
 */
const RUN_AFTER_THE_LAST_SECOND = ['end-unpaid']

/** Removes and returns the job that is due first; null when there is none. */
export async function takeDueJob(owner: pg.Client, due: Due): Promise<DueJob | null> {
  const { moment, behind } =
    'before' in due ? { moment: due.before, behind: null } : { moment: due.at, behind: due.behind }
  const { rows } = await owner.query(
    `DELETE FROM graphile_worker._private_jobs WHERE id = (
       SELECT j.id FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
        WHERE CASE WHEN $2::bigint IS NOT NULL THEN j.run_at <= $1 AND j.id > $2::bigint
                   WHEN t.identifier = ANY ($3) THEN j.run_at <= $1
                   ELSE j.run_at < $1 END
        ORDER BY j.run_at, j.priority, j.id LIMIT 1)
     RETURNING payload, run_at AS "runAt",
       (SELECT t.identifier FROM graphile_worker._private_tasks t WHERE t.id = task_id) AS task`,
    [moment.toString(), behind, RUN_AFTER_THE_LAST_SECOND],
  )
  if (rows.length === 0) return null
  const { runAt, ...job } = jobSchema.parse(rows[0])
  return { ...job, runAt: Temporal.Instant.fromEpochMilliseconds(runAt.getTime()) }
}

/** The id of the newest job there is. */
export async function newestJob(owner: pg.Client): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    'SELECT coalesce(max(id), 0)::text AS id FROM graphile_worker._private_jobs',
  )
  return rows[0]?.id ?? '0'
}

/** Drops the jobs that another sample has left. */
export async function forgetJobs(owner: pg.Client): Promise<void> {
  await owner.query('DELETE FROM graphile_worker._private_jobs')
}
