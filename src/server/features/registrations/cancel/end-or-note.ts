import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { forgetFailure, noteFailure } from './call-off-failures.queries.ts'

interface Ending {
  readonly eventId: string
  readonly registrationId: string
}

/**
 * Ends one registration of many in a job. What did not work is noted for the staff, by registration, and noted no more
 * once it has worked. Returns whether it has.
 */
export async function endOrNote(
  ctx: TenantCtx,
  { eventId, registrationId }: Ending,
  end: () => Promise<void>,
): Promise<boolean> {
  try {
    await end()
    await ctx.db.tenant(ctx.account, (tx) => forgetFailure(tx, registrationId))
    return true
  } catch (error) {
    ctx.log.error(
      { err: error, registrationId },
      'a registration of a called-off or moved event was not ended',
    )
    const problem = error instanceof Refusal ? error.code : 'unexpected'
    await ctx.db.tenant(ctx.account, (tx) =>
      noteFailure(tx, { accountId: ctx.account, eventId, registrationId, problem }),
    )
    return false
  }
}
