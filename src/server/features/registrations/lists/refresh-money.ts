import { refundState } from '#contract/refunds.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import type { Subject } from './load-subjects.ts'
import { moneyRowOf } from './money-row-of.ts'
import {
  listSettledDoubts,
  listSumsOfRefunds,
  listUnbookedPayments,
  replaceMoneyRows,
  replacePaymentRows,
} from './money-rows.queries.ts'
import { bookedRowsOf, unbookedRowOf } from './payment-rows-of.ts'

/**
 * Makes the rows of money and payments of these registrations anew, under the lock of the lists.
 * @param subjects those of the registrations that there are
 */
export async function refreshMoney(
  tx: Tx,
  ctx: Pick<TenantCtx, 'account' | 'now'>,
  registrationIds: readonly string[],
  subjects: ReadonlyMap<string, Subject>,
): Promise<void> {
  const refunds = Map.groupBy(
    (await listSumsOfRefunds(tx, registrationIds)).map((row) => ({
      ...row,
      state: refundState.parse(row.state),
    })),
    (row) => row.registrationId,
  )
  const settled = Map.groupBy(await listSettledDoubts(tx, registrationIds), (row) => row.registrationId)
  const money = [...subjects.values()].map((subject) => {
    const { registrationId } = subject
    const about = { refunds: refunds.get(registrationId) ?? [], settled: settled.get(registrationId) ?? [] }
    return moneyRowOf(subject, about, ctx.now)
  })
  await replaceMoneyRows(tx, ctx.account, registrationIds, money)
  const unbooked = await listUnbookedPayments(tx, registrationIds)
  await replacePaymentRows(tx, ctx.account, registrationIds, [
    ...[...subjects.values()].flatMap(bookedRowsOf),
    ...unbooked.flatMap((payment) => {
      const subject = subjects.get(payment.registrationId)
      return subject === undefined ? [] : [unbookedRowOf(payment, subject)]
    }),
  ])
}
