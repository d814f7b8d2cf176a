import { endOfNextPart } from '#domain/payment/end-of-next-part.ts'
import type { TenantCtx } from '#server/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { askGateway } from '../payments/ask-gateway.ts'
import { endOfPaying } from '../payments/end-of-paying.ts'
import { cancelLocked } from './cancel-registration.ts'
import { type LockedAgreement, lockAgreed } from './lock-agreed.ts'
import { queueEndUnpaid } from './queue-end-unpaid.ts'
import { resignationOf } from './resignation-of.ts'

const REASON = 'Kolejna część wpłaty nie przyszła w\u00a0terminie.'

/**
 * Where the organiser wants it so, calls off a confirmed registration of which a later part was not paid in time, by the
 * rules of resigning of that day; before its day it comes back then. The gateway is asked first and who is paying
 * gets the time for it: a payment that has come always wins, under the registration's lock. Whoever has entered
 * stays. May run twice.
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
    await cancelLocked(tx, ctx, locked, { registrationId, by: 'unpaid', reason: REASON })
  })
}

/** When it ends, unless it is paid: not while a payment is under way that may still come. */
async function endOf(tx: Tx, ctx: TenantCtx, locked: LockedAgreement): Promise<Temporal.Instant | null> {
  const { balance } = await resignationOf(tx, ctx, locked)
  const end = endOfNextPart(locked.agreed.due, balance, locked.definition.unpaid)
  return end && endOfPaying(tx, ctx, locked.row.registrationId, end)
}
