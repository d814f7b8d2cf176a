import { z } from 'zod'
import { sumMoney } from '#domain/money.ts'
import { type Balance, balanceOf } from '#domain/payment/balance.ts'
import type { Resignation } from '#domain/payment/resigning.ts'
import { localOf } from '#domain/polish-time.ts'
import type { TenantCtx } from '#server/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import type { LockedAgreement } from './lock-agreed.ts'
import { type LedgerRow, listLedger } from './registrations.queries.ts'

const onceKept = z.object({
  reasons: z.array(z.object({ amount: z.number(), once: z.literal(true).optional() })),
})

/** What an entry has kept that is kept once for the registration. */
function keptOnceOf({ kind, explanation }: LedgerRow): number[] {
  const said = kind === 'kept' ? onceKept.safeParse(explanation) : null
  return said?.success ? said.data.reasons.flatMap(({ amount, once }) => (once ? [amount] : [])) : []
}

/** What the rules of resigning judge a registration by, and how its ledger stands, under its lock. */
export async function resignationOf(
  tx: Tx,
  ctx: Pick<TenantCtx, 'now'>,
  { row, agreed }: LockedAgreement,
): Promise<{ resignation: Omit<Resignation, 'leaving' | 'paid'>; balance: Balance }> {
  const ledger = await listLedger(tx, row.registrationId)
  return {
    resignation: {
      keptOnce: sumMoney(ledger.flatMap(keptOnceOf)),
      draft: agreed.draft,
      lines: agreed.lines,
      now: localOf(ctx.now),
      registeredAt: localOf(row.createdAt),
      pricedAt: agreed.pricedAt,
      channel: agreed.channel,
    },
    balance: balanceOf(ledger),
  }
}
