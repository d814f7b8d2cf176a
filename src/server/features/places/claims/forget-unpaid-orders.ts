import type { Ctx } from '#server/context/ctx.ts'
import { deleteOldUnpaidOrders } from './holds.queries.ts'

/** Deletes, of all accounts, the counts of unpaid orders by network and address that are older than a day. */
export function forgetUnpaidOrders(ctx: Ctx): Promise<void> {
  return ctx.db.global(deleteOldUnpaidOrders)
}
