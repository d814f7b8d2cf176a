import { z } from 'zod'
import { line } from '#contract/common.ts'
import { type Balance, balanceOf } from '#domain/payment/balance.ts'
import type { Resignation } from '#domain/payment/refund-terms.ts'
import { localOf } from '#domain/polish-time.ts'
import type { TenantCtx } from '#server/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import type { LockedAgreement } from './lock-agreed.ts'
import { listLedger } from './registrations.queries.ts'

const lines = z.array(line)

/** What the rules of resigning judge a registration by, and how its ledger stands, under its lock. */
export async function resignationOf(
  tx: Tx,
  ctx: Pick<TenantCtx, 'now'>,
  { row, agreed }: LockedAgreement,
): Promise<{ resignation: Omit<Resignation, 'leaving' | 'paid'>; balance: Balance }> {
  return {
    resignation: {
      draft: agreed.draft,
      lines: lines.parse(row.lines),
      now: localOf(ctx.now),
      pricedAt: agreed.pricedAt,
    },
    balance: balanceOf(await listLedger(tx, row.registrationId)),
  }
}
