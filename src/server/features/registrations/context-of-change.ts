import { freeOfAllotment } from '#domain/capacity/allotment.ts'
import { localOf } from '#domain/polish-time.ts'
import type { QuoteContext } from '#domain/quote/quote-result.ts'
import type { ChangedBy } from '#domain/registration/may-change.ts'
import type { TenantCtx } from '#server/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { getFreePlaces } from '../events/get-free-places.ts'
import type { LockedAgreement } from './lock-agreed.ts'

/**
 * The world now; what the registration holds already is free to it. What waits for approval is approved by now, or
 * not changed.
 */
export async function contextOfChange(
  tx: Tx,
  ctx: TenantCtx,
  { row, allotment }: LockedAgreement,
  by: ChangedBy,
): Promise<QuoteContext> {
  const free = await getFreePlaces(tx, { eventId: row.eventId, holder: row.registrationId })
  return {
    now: localOf(ctx.now),
    approved: true,
    facts: {
      channel: by === 'staff' ? 'office' : 'online',
      free: allotment ? freeOfAllotment(free, allotment) : free,
    },
  }
}
