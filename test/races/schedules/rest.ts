import { pause } from '#server/db/embedded/processes.ts'
import { PATIENCE } from './cluster.ts'
import type { ScheduleContext } from './context.ts'

const LOOK_MILLISECONDS = 100

/**
 * The work left in an account, as one text a row. Later jobs are brought forward, and the attempts of a job do not run
 * out while a node is away. A job without an error that has no tries left was
 * replaced by another of its key while it ran, and its worker was killed: no worker runs it again, nor need to.
 */
const UNDER_WAY = `
  WITH hurried AS (
    UPDATE graphile_worker._private_jobs j SET run_at = now() + interval '200 milliseconds', attempts = least(attempts, 2)
      FROM graphile_worker._private_tasks t
     WHERE t.id = j.task_id AND j.run_at > now() + interval '200 milliseconds' AND j.locked_at IS NULL
       AND (t.identifier = 'deliver-test-notice' OR j.last_error IS NOT NULL))
  SELECT format('%s due %s, attempt %s, %s, %s', t.identifier, j.run_at, j.attempts,
           CASE WHEN j.locked_by IS NULL THEN 'not in hand' ELSE format('in hand since %s of %s, who is %s', j.locked_at, j.locked_by,
             CASE WHEN EXISTS (SELECT FROM pg_stat_activity a WHERE a.application_name = j.locked_by)
                  THEN 'there' ELSE 'gone' END) END,
           coalesce(j.last_error, 'no error')) AS what
    FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
   WHERE j.payload->>'account' = $1::text AND (j.run_at <= now() AND j.attempts < j.max_attempts OR j.locked_at IS NOT NULL OR j.last_error IS NOT NULL)
  UNION ALL
  SELECT 'a notice to deliver'
    FROM payment p JOIN test_gateway.transaction t ON t.reference = p.payment_id JOIN test_gateway.notice n ON n.transaction_id = t.transaction_id
   WHERE p.account_id = $1::uuid AND n.delivered_at IS NULL
  UNION ALL
  SELECT 'a notice to settle'
    FROM payment p JOIN gateway_notice n USING (payment_id)
   WHERE p.account_id = $1::uuid AND n.settled_at IS NULL
  UNION ALL
  SELECT 'overdue' FROM registration
   WHERE account_id = $1::uuid AND state = 'awaiting_payment' AND expires_at <= now()
  UNION ALL
  SELECT 'overdue' FROM hold WHERE account_id = $1::uuid AND expires_at <= now()`

/** Waits until no work is left in the account; the sweep is queued when everything else is done. */
export async function comeToRest({ cluster, account, faults }: ScheduleContext): Promise<void> {
  const until = Date.now() + PATIENCE
  for (;;) {
    const left = (await cluster.query<{ what: string }>(UNDER_WAY, [account])).map(({ what }) => what)
    if (left.length === 0) return
    if (Date.now() > until) {
      faults.push(`all work comes to an end: ${left.join(', ')}`)
      return
    }
    if (left.every((what) => what === 'overdue'))
      await cluster.query("SELECT jobs.enqueue('sweep', NULL, '{}', now(), 'sweep')")
    await pause(LOOK_MILLISECONDS)
  }
}
