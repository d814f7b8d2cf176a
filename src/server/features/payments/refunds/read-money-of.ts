import { refundState } from '#contract/refunds.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { givesBack } from '../records/connected-gateways.ts'
import { listEntries, listRefundsOf, listSucceeded } from './refund-lists.queries.ts'

/** Ledger, refunds and the payments by whose gateways refunds can be made, of some registrations. */
export async function readMoneyOf(
  tx: Tx,
  ctx: Pick<TenantCtx, 'gateways'>,
  registrationIds: readonly string[],
) {
  const [entries, refunds, payments] = [
    await listEntries(tx, registrationIds),
    await listRefundsOf(tx, registrationIds),
    await listSucceeded(tx, registrationIds),
  ]
  return {
    entries,
    refunds: refunds.map((refund) => ({ ...refund, state: refundState.parse(refund.state) })),
    payments: payments.filter(({ gateway }) => givesBack(ctx, gateway)),
  }
}
