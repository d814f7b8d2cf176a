import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { databaseFault } from '#server/db/database-fault.ts'
import { Refusal } from '#server/http/refusal.ts'
import { actOnRow, placeOf } from './act-on-row.ts'
import { endChecking } from './end-checking.ts'
import { enqueueJob } from './enqueue-job.ts'
import type { Measured } from './measure.ts'
import {
  checkedSchema,
  endJob,
  findJobById,
  holdJob,
  type Job,
  type JobRow,
  saveChecked,
  saveOutcome,
  takeRow,
} from './office-jobs.queries.ts'
import { refusedOutcome, unexpectedOutcome } from './row-refused.ts'

/** So many rows are done in a run; the next run has a clock of its own. */
const ROWS_IN_A_RUN = 100
const LOCKED_AGAIN_IN = { seconds: 5 }

/**
 * Does the rows of a job, one after another, each in a transaction of its own in which its mark is written too: a run that
 * is broken off has done a row wholly or not at all, and several runs at once never do the same row. What does not work is
 * marked with its reason and stops no other row. May run twice.
 * @throws the database's error: again later
 */
export async function carryOutJob(ctx: TenantCtx, officeJobId: string): Promise<void> {
  for (let rows = 0; rows < ROWS_IN_A_RUN; rows += 1)
    if (!(await doNextRow(ctx, officeJobId))) return end(ctx, officeJobId)
  await ctx.db.tenant(ctx.account, (tx) => enqueueJob(tx, ctx, officeJobId))
}

interface Taken {
  readonly job: Job
  readonly row: JobRow
}

/** A row that was tried: the transaction that has done it is rolled back. */
class Tried extends Error {
  readonly measured: Measured
  constructor(measured: Measured) {
    super('tried')
    this.measured = measured
  }
}

/** False when there is no row left, or the job is not under way. */
async function doNextRow(ctx: TenantCtx, officeJobId: string): Promise<boolean> {
  const at: { taken: Taken | null } = { taken: null }
  try {
    return await ctx.db.tenant(ctx.account, async (tx) => {
      const taken = await takeNext(tx, officeJobId)
      if (taken === null) return false
      at.taken = taken
      const measured = await actOnRow(tx, ctx, taken.job, taken.row)
      if (taken.job.state === 'checking') throw new Tried(measured)
      assertAsShown(taken, measured)
      await saveOutcome(tx, taken.row, { ...measured, state: 'done' })
      return true
    })
  } catch (error) {
    if (at.taken === null) throw error
    await writeDown(ctx, at.taken, error)
    return true
  }
}

/** Nobody stops the job before the row is marked. */
async function takeNext(tx: Tx, officeJobId: string): Promise<Taken | null> {
  const job = await holdJob(tx, officeJobId)
  if (job?.state !== 'checking' && job?.state !== 'running') return null
  const row = await takeRow(tx, officeJobId, job.state)
  return row === undefined ? null : { job, row }
}

/**
 * What was shown before the job began is what it does: where it would cost something else by now, the row waits for another
 * look. An import is priced as it comes.
 */
function assertAsShown({ job, row }: Taken, { difference, outcome }: Measured): void {
  if (job.kind === 'import') return
  const shown = checkedSchema.parse(row.checked)
  if (shown.difference === difference && shown.kept === outcome.kept) return
  throw new Refusal('price_changed', { params: { expected: shown.difference, now: difference } })
}

/** In a transaction of its own: that of the row is gone, with all that it did. */
async function writeDown(ctx: TenantCtx, { job, row }: Taken, error: unknown): Promise<void> {
  if (databaseFault(error) !== null) throw error
  await ctx.db.tenant(ctx.account, async (tx) => {
    if (error instanceof Tried) {
      const { outcome, taken, difference } = error.measured
      return saveChecked(tx, row, { ...outcome, taken: { ...taken }, difference })
    }
    const refused = refusedOutcome(error, await placeOf(tx, job, row))
    if (refused === null)
      ctx.log.error({ err: error, job: job.officeJobId, row: row.position }, 'a row of a job has failed')
    const outcome = refused ?? unexpectedOutcome
    if (job.state === 'checking') return saveChecked(tx, row, { ...outcome, taken: {}, difference: 0 })
    await saveOutcome(tx, row, { state: 'refused', outcome, registrationId: row.registrationId })
  })
}

/**
 * Where no row waits any more, it is prepared, or done. A row that is still locked, perhaps by a worker that has died,
 * is looked at again soon.
 */
async function end(ctx: TenantCtx, officeJobId: string): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    await endChecking(tx, officeJobId)
    const ended = await endJob(tx, officeJobId)
    const job = await findJobById(tx, officeJobId)
    if (job?.state === 'checking' || job?.state === 'running')
      return enqueueJob(tx, ctx, officeJobId, ctx.now.add(LOCKED_AGAIN_IN))
    if (job === undefined || !ended) return
    const actor = { kind: 'user', id: job.begunById, name: job.begunBy } as const
    await recordAudit(
      tx,
      { ...ctx, actor },
      {
        ...{ action: 'office_job.ended', eventId: job.eventId },
        details: { kind: job.kind, done: job.done, refused: job.refused },
      },
    )
  })
}
