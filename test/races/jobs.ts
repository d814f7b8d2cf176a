import { expect } from 'vitest'
import type { JobPayloads } from '#server/jobs/enqueue.queries.ts'
import { asOwner } from '#test/support/owner.ts'

/** Makes the waiting jobs of a task due at this instant. @param url of the superuser */
export async function makeDue(url: string, task: keyof JobPayloads): Promise<void> {
  await asOwner(
    url,
    `UPDATE graphile_worker._private_jobs j SET run_at = now() FROM graphile_worker._private_tasks t
      WHERE t.id = j.task_id AND t.identifier = $1 AND j.locked_at IS NULL`,
    [task],
  )
  await asOwner(url, `SELECT pg_notify('jobs:insert', '{"r":1,"count":4}')`)
}

/** Waits until no job is due and none is in hand: a job adds its follow-up jobs before it ends. */
export async function allJobsDone(url: string): Promise<void> {
  const left = () =>
    asOwner(
      url,
      `SELECT task_identifier, last_error FROM graphile_worker.jobs WHERE run_at <= now() OR locked_at IS NOT NULL`,
    )
  await expect.poll(left, { timeout: 20_000, interval: 100 }).toEqual([])
}
