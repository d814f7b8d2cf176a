import type { z } from 'zod'
import type { prepareBulkAction as contract } from '#contract/office-jobs.ts'
import type { Role } from '#domain/access/rights.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { newId } from '#server/db/new-id.ts'
import { getPublishedEvent } from '#server/features/events/selling/get-published-event.ts'
import { noteLook } from '../lists/note-look.ts'
import { guardedIn } from '../lists/read-wanted.ts'
import { chooseSubjects } from './choose-subjects.ts'
import { enterJob } from './enter-job.ts'
import { getOfficeJob, type OfficeJobView } from './get-office-job.ts'
import { whatOf } from './what-of-action.ts'

type Input = z.output<typeof contract.body> & { readonly eventId: string; readonly role: Role }

/**
 * Takes down what is to be done to the selected registrations and lets a worker try it on each. Nothing is changed.
 * @throws Refusal not_found, also before the event is published; too_large; invalid_input for what the event does not have
 *   or the role may not ask
 */
export async function prepareBulkAction(ctx: TenantCtx, input: Input): Promise<OfficeJobView> {
  const { eventId, action, role, list, rows, search, conditions } = input
  const jobId = newId()
  const guarded = await ctx.db.tenant(ctx.account, async (tx) => {
    const { definition } = await getPublishedEvent(tx, ctx, eventId)
    const asked = { eventId, role, definition, list, rows, search, conditions }
    const subjects = await chooseSubjects(tx, ctx, asked)
    await enterJob(tx, ctx, {
      ...{ eventId, jobId, kind: action.kind, rows: subjects },
      parameters: { action, what: whatOf(definition, action, role) },
    })
    return guardedIn(asked, [], conditions)
  })
  if (guarded.length > 0) await noteLook(ctx, { eventId, answers: guarded })
  return getOfficeJob(ctx, { eventId, jobId })
}
