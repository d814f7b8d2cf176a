import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { enqueueJob } from './enqueue-job.ts'
import { insertJob, type NewRow } from './office-jobs.queries.ts'

interface Entered {
  readonly eventId: string
  readonly jobId: string
  readonly kind: string
  readonly parameters: unknown
  readonly rows: readonly NewRow[]
}

/** Keeps a job with its rows, and lets a worker try them. */
export async function enterJob(tx: Tx, ctx: TenantCtx, { jobId, rows, ...job }: Entered): Promise<void> {
  const { actor } = ctx
  if (actor.kind !== 'user') throw new Error('Jobs of the office are begun by its members.')
  const begun = { begunBy: actor.name, begunById: actor.id }
  await insertJob(tx, { ...job, ...begun, officeJobId: jobId, accountId: ctx.account }, rows)
  await enqueueJob(tx, ctx, jobId)
}
