import { randomUUID } from 'node:crypto'
import { balanceOf } from '#domain/payment/balance.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { joined } from '#server/db/joined.ts'
import { sumLedger } from '../records/payments.queries.ts'
import { findSurplus } from '../refunds/promised-refunds.queries.ts'
import { requestPromisedRefund } from '../refunds/request-promised-refund.ts'
import { moveSurplus } from './move-surplus.ts'
import { findPayer } from './surplus.queries.ts'

interface GivenUp {
  readonly eventId: string
  readonly registrationId: string
  /** The registration that stays. */
  readonly keptId: string
  readonly reason: string
}

/**
 * What is above what a registration that was given up owes pays for the one that stays, as far as something is to be paid
 * there and the payer is the same; a refund of the rest is requested. Under the locks of both.
 * @returns grosze of each
 */
export async function payForKept(
  tx: Tx,
  ctx: TenantCtx,
  { eventId, registrationId, keptId, reason }: GivenUp,
): Promise<{ readonly moved: number; readonly refunded: number }> {
  const surplus = await findSurplus(tx, ctx.account, registrationId)
  const { toPay } = balanceOf(await sumLedger(tx, keptId))
  const [payer, other] = [await findPayer(tx, keptId), await findPayer(tx, registrationId)]
  const moved = payer?.contactEmail === other?.contactEmail ? Math.min(surplus, toPay) : 0
  if (moved > 0)
    await moveSurplus(
      { ...ctx, db: joined(ctx.db, tx) },
      {
        ...{ accountId: ctx.account, eventId, registrationId, to: keptId, amount: moved, reason },
        key: randomUUID(),
      },
    )
  await requestPromisedRefund(tx, ctx, { registrationId, eventId, origin: 'cancelled' })
  return { moved, refunded: surplus - moved }
}
