import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { sweep } from './places.queries.ts'

/**
 * Ends overdue holds, offers and unpaid registrations of an event, except those locked by another transaction. Every
 * reading of an event does it first, so that a stopped worker blocks no places.
 */
export async function sweepEvent(tx: Tx, ctx: Pick<TenantCtx, 'account'>, eventId: string): Promise<void> {
  await sweep(tx, ctx.account, eventId)
}
