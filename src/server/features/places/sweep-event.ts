import type { TenantCtx } from '#server/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { sweep } from './places.queries.ts'

/**
 * Ends holds, offers and unpaid registrations of an event whose time is over, as far as nobody has them in hand.
 * Whoever looks at an event does it first, so that a stopped worker keeps no place from anybody.
 */
export async function sweepEvent(tx: Tx, ctx: Pick<TenantCtx, 'account'>, eventId: string): Promise<void> {
  await sweep(tx, ctx.account, eventId)
}
