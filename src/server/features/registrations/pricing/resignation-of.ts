import { type Balance, balanceOf } from '#domain/payment/balance.ts'
import type { Resignation } from '#domain/payment/resigning.ts'
import { localOf } from '#domain/values/polish-time.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { getSetAside } from '#server/features/payments/refunds/get-set-aside.ts'
import { listLedger } from '../agreement/ledger.queries.ts'
import type { LockedAgreement } from '../agreement/lock-agreed.ts'

/**
 * The input of the cancellation rules for a registration, and its ledger without what is set aside for refunds, under
 * its lock.
 */
export async function resignationOf(
  tx: Tx,
  ctx: Pick<TenantCtx, 'now'>,
  { row, agreed, keptOnce }: LockedAgreement,
): Promise<{ resignation: Omit<Resignation, 'leaving' | 'paid'>; balance: Balance }> {
  const ledger = await listLedger(tx, row.registrationId)
  const setAside = await getSetAside(tx, row.registrationId)
  return {
    resignation: {
      keptOnce,
      draft: agreed.draft,
      lines: agreed.lines,
      now: localOf(ctx.now),
      registeredAt: localOf(row.createdAt),
      pricedAt: agreed.pricedAt,
      channel: agreed.channel,
    },
    balance: balanceOf([...ledger, { kind: 'refund', amount: setAside }]),
  }
}
