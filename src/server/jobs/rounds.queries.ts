import { sql } from 'kysely'
import { kysely, type Tx } from '../db/database.ts'

/** True for one caller a round (a night, a quarter of an hour), whose transaction then does its work. */
export async function beginRound(tx: Tx, task: string, since: Temporal.Instant): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO nightly_round (task, begun_at) VALUES (${task}, now())
    ON CONFLICT (task) DO UPDATE SET begun_at = now() WHERE nightly_round.begun_at < ${since.toString()}::timestamptz
    RETURNING task`.execute(kysely(tx))
  return rows.length === 1
}
