import type { TenantCtx } from '#server/context/ctx.ts'
import { findCallOffReason } from '#server/features/events/selling/find-call-off-reason.ts'
import { listLive } from '../agreement/registrations.queries.ts'
import { cancelRegistration } from './cancel-registration.ts'
import { endOrNote } from './end-or-note.ts'

/** Batch size of the lookup; each registration is cancelled by itself. */
const AT_ONCE = 100

/**
 * Cancels every registration of a called-off event, one after another, each in a transaction of its own: an
 * interrupted run continues from there. A failure stops no other cancellation. May run twice.
 * @throws when some could not be cancelled: again later
 */
export async function cancelCalledOff(ctx: TenantCtx, eventId: string): Promise<void> {
  const reason = await ctx.db.tenant(ctx.account, (tx) => findCallOffReason(tx, eventId))
  if (reason === null) return
  let failed = 0
  for (let after: string | null = null; ; ) {
    const page: { readonly eventId: string; readonly after: string | null; readonly limit: number } = {
      ...{ eventId, after, limit: AT_ONCE },
    }
    const ids = await ctx.db.tenant(ctx.account, (tx) => listLive(tx, page))
    for (const registrationId of ids) {
      const end = () => cancelRegistration(ctx, { registrationId, by: 'event', reason })
      if (!(await endOrNote(ctx, { eventId, registrationId }, end))) failed += 1
    }
    after = ids.at(-1) ?? null
    if (after === null) break
  }
  if (failed > 0) throw new Error(`Registrations of a called-off event that still stand: ${failed}.`)
}
