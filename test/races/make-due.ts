import type { JobPayloads } from '#server/jobs/enqueue.queries.ts'
import { asOwner } from '#test/support/owner.ts'

/** Makes the waiting jobs of a task due; the worker finds them at its next look. */
export async function makeDue(url: string, task: keyof JobPayloads): Promise<void> {
  await asOwner(
    url,
    `UPDATE graphile_worker._private_jobs j SET run_at = now() FROM graphile_worker._private_tasks t
      WHERE t.id = j.task_id AND t.identifier = $1`,
    [task],
  )
}
