import type { TenantCtx } from '#server/ctx.ts'
import { findCallOffReason } from '../events/find-call-off-reason.ts'
import { cancelRegistration } from './cancel-registration.ts'
import { listLive } from './registrations.queries.ts'

/** So many are looked up at once; each is cancelled by itself. */
const AT_ONCE = 100

/**
 * Cancels every registration of an event that was called off, one after another, each in a transaction of its own:
 * broken off anywhere, it goes on from there. One that fails keeps no other from it. May run twice.
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
      await cancelRegistration(ctx, { registrationId, by: 'event', reason }).catch((error: unknown) => {
        ctx.log.error(
          { err: error, registrationId },
          'a registration of a called-off event was not cancelled',
        )
        failed += 1
      })
    }
    after = ids.at(-1) ?? null
    if (after === null) break
  }
  if (failed > 0) throw new Error(`Registrations of a called-off event that still stand: ${failed}.`)
}
