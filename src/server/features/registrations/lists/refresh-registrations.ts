import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { loadSubjects } from './load-subjects.ts'
import { replaceRows } from './refresh.queries.ts'
import { refreshMoney } from './refresh-money.ts'
import { refreshSamePeople } from './refresh-same-people.ts'
import { rowsOf } from './row-of.ts'
import { shareOf } from './share-of.ts'
import { listLinesOf, replaceShares } from './shares.queries.ts'

/**
 * Makes everything that is derived from these registrations anew: their rows of the lists, of money and of payments, and
 * what they add to the reports. Nobody else may do it for them meanwhile (`lockRefresh`). What is gone has no rows any more.
 */
export async function refreshRegistrations(
  tx: Tx,
  ctx: Pick<TenantCtx, 'account' | 'secrets' | 'now'>,
  registrationIds: readonly string[],
): Promise<void> {
  const subjects = await loadSubjects(tx, ctx, registrationIds)
  const rows = [...subjects.values()].flatMap((subject) => rowsOf(subject, ctx.now))
  await replaceRows(tx, ctx.account, registrationIds, rows)
  await refreshSamePeople(tx, ctx, registrationIds, subjects)
  const lines = await listLinesOf(tx, registrationIds)
  const shares = [...subjects.values()].map((subject) => shareOf(subject, lines))
  // Last: the sums of the event, and then its figures, are locked from here to the end of the transaction.
  await refreshMoney(tx, ctx, registrationIds, subjects)
  await replaceShares(tx, ctx.account, registrationIds, shares)
}
