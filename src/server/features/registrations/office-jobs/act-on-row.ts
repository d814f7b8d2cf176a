import { z } from 'zod'
import { bulkAction } from '#contract/office-jobs.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { joined } from '#server/db/joined.ts'
import { actOnRegistration } from './act-on-registration.ts'
import { importRow } from './import-row.ts'
import { type Measured, measure } from './measure.ts'
import { namesOfPeople } from './names-of-people.ts'
import type { Job, JobRow } from './office-jobs.queries.ts'
import { placeInFile } from './place-in-file.ts'
import type { PlaceProblem } from './row-refused.ts'

const parametersSchema = z.object({ action: bulkAction })

/**
 * Does what a job does to one row, in the name of the member who began it and within the transaction.
 * @throws Refusal, RowRefused: nothing of it may stand
 */
export async function actOnRow(tx: Tx, ctx: TenantCtx, job: Job, row: JobRow): Promise<Measured> {
  const inside: TenantCtx = {
    ...ctx,
    db: joined(ctx.db, tx),
    actor: { kind: 'user', id: job.begunById, name: job.begunBy },
  }
  if (job.kind === 'import') return measure(tx, null, () => importRow(tx, inside, job, row))
  const { registrationId } = row
  if (registrationId === null) throw new Error('A row of a bulk action names its registration.')
  const subject = { eventId: job.eventId, registrationId, people: row.people }
  return measure(tx, registrationId, async () => {
    await actOnRegistration(tx, inside, subject, parametersSchema.parse(job.parameters).action)
    return registrationId
  })
}

/** How to say whom or which cell of a file a problem of a row is about. */
export async function placeOf(tx: Tx, job: Job, row: JobRow): Promise<PlaceProblem> {
  if (job.kind === 'import') return placeInFile(job, row)
  const names = await namesOfPeople(tx, row.registrationId)
  return ({ person }) => ({ person: names.get(person ?? '') ?? null, line: null, column: null })
}
