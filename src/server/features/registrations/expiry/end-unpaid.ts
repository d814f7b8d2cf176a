import { endOfNextPart } from '#domain/payment/end-of-next-part.ts'
import { automaticReasons } from '#i18n/pl/automatic-reasons.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { askGateway } from '#server/features/payments/ask-gateway.ts'
import { paymentDeadline } from '#server/features/payments/records/payment-deadline.ts'
import { type LockedAgreement, lockAgreed } from '../agreement/lock-agreed.ts'
import { cancelLocked } from '../cancel/cancel-registration.ts'
import { queueEndUnpaid } from '../confirmation/queue-end-unpaid.ts'
import { resignationOf } from '../pricing/resignation-of.ts'

/**
 * Where the organiser wants it so, calls off a confirmed registration with a later part not paid in time, by the rule
 * for that or the cancellation rules of that day; before its day it is queued again for then. The gateway is asked first, and a
 * payment in progress gets its time: a completed payment always wins, under the registration's lock. A person who has
 * entered stays. May run twice.
 */
export async function endUnpaid(ctx: TenantCtx, registrationId: string): Promise<void> {
  await askGateway(ctx, registrationId)
  await ctx.db.tenant(ctx.account, async (tx) => {
    const locked = await lockAgreed(tx, ctx, registrationId)
    if (locked.state !== 'confirmed' || locked.entered.length > 0) return
    const end = await endOf(tx, ctx, locked)
    if (end === null) return
    // The last second is still in time.
    if (Temporal.Instant.compare(end, ctx.now) >= 0)
      return queueEndUnpaid(tx, ctx.account, registrationId, end.add({ seconds: 1 }))
    const reason = automaticReasons.cancelled.laterPartUnpaid
    await cancelLocked(tx, ctx, locked, { registrationId, by: 'unpaid', reason })
  })
}

/** When it ends, unless it is paid: not while a payment is in progress that may still succeed. */
async function endOf(tx: Tx, ctx: TenantCtx, locked: LockedAgreement): Promise<Temporal.Instant | null> {
  const { balance } = await resignationOf(tx, ctx, locked)
  const end = endOfNextPart(locked.definition, locked.agreed, balance)
  return end && paymentDeadline(tx, ctx, locked.row.registrationId, end)
}
