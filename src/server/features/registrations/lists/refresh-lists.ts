import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { loadSubjects } from './load-subjects.ts'
import { hasOutdated, lockRefresh, queueOutdated, replaceRows, takeQueued } from './refresh.queries.ts'
import { refreshMoney } from './refresh-money.ts'
import { refreshSamePeople } from './refresh-same-people.ts'
import { rowsOf } from './row-of.ts'
import { shareOf } from './share-of.ts'
import { listLinesOf, replaceShares } from './shares.queries.ts'

const BATCH = 500
/** What one reader does before it reads; the rest is for the next one and for the sweep. */
const MOST_BATCHES = 4

/**
 * Makes the rows of the account's lists, and its shares of the reports, anew where something has changed since, so that
 * both show what is committed.
 * @returns whether all of them are right now
 */
export async function refreshLists(
  tx: Tx,
  ctx: Pick<TenantCtx, 'account' | 'secrets' | 'now'>,
): Promise<boolean> {
  if (!(await hasOutdated(tx, ctx.now))) return true
  if (!(await lockRefresh(tx, ctx.account))) return false
  await queueOutdated(tx, ctx.now)
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const taken = await takeQueued(tx, BATCH)
    if (taken.length === 0) return true
    const subjects = await loadSubjects(tx, ctx, taken)
    const rows = [...subjects.values()].flatMap((subject) => rowsOf(subject, ctx.now))
    await replaceRows(tx, ctx.account, taken, rows)
    const lines = await listLinesOf(tx, taken)
    const shares = [...subjects.values()].map((subject) => shareOf(subject, lines))
    await replaceShares(tx, ctx.account, taken, shares)
    await refreshMoney(tx, ctx, taken, subjects)
    await refreshSamePeople(tx, ctx, taken, subjects)
  }
  return false
}
