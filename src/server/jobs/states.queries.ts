import { sql } from 'kysely'
import { kysely, type Tx } from '../db/database.ts'

/** A job as the operator sees it. */
export interface JobView {
  readonly id: number
  readonly task: string
  readonly accountId: string | null
  readonly state: 'waiting' | 'due' | 'running' | 'failing' | 'given_up'
  readonly attempts: number
  readonly maxAttempts: number
  readonly createdAt: Temporal.Instant
  /** When it was or will be tried next. */
  readonly runAt: Temporal.Instant
  readonly lastError: string | null
}

/** Every job there is, of all accounts, by the moment at which it is due. For the worker's role. */
export async function listJobs(tx: Tx): Promise<JobView[]> {
  const { rows } = await sql<JobView>`SELECT * FROM jobs.list() ORDER BY run_at, id`.execute(kysely(tx))
  return rows
}

/** Runs a job that has given up once more, with all its attempts; false when there is no such job. */
export async function retryJob(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`SELECT graphile_worker.reschedule_jobs(ARRAY[id], run_at := now(), attempts := 0)
    FROM jobs.list() WHERE id = ${id} AND state = 'given_up'`.execute(kysely(tx))
  return rows.length === 1
}
