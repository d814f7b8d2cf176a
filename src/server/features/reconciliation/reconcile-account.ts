import type { Checked, Difference } from '#contract/reconciliation.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { newId } from '#server/db/new-id.ts'
import { compareWithGateway } from './compare-with-gateway.ts'
import { countChecked, insertReconciliation, listDifferences } from './reconciliation.queries.ts'

export interface Reconciliation {
  readonly checked: Checked
  readonly differences: readonly Difference[]
}

const PATIENCE = 15_000

/**
 * Compares the books of an account with each other and with the gateway, stores the result, and logs an error when
 * anything differs. Nothing is corrected: a difference is a bug or a loss, for people to examine. The rows are those
 * of one moment, so that a concurrent sale is no difference. May run twice.
 * @param patience milliseconds after which differences from the gateway are checked again
 */
export async function reconcileAccount(
  ctx: TenantCtx,
  { patience = PATIENCE }: { readonly patience?: number } = {},
): Promise<Reconciliation> {
  const books = await ctx.db.snapshot(ctx.account, async (tx) => ({
    checked: await countChecked(tx),
    differences: await listDifferences(tx),
  }))
  const gateway = await compareWithGateway(ctx, patience)
  const checked = { ...books.checked, asked: gateway.asked }
  const differences = [...books.differences, ...gateway.differences]
  const reconciliationId = newId()
  await ctx.db.tenant(ctx.account, (tx) =>
    insertReconciliation(tx, { accountId: ctx.account, reconciliationId, checked, differences }),
  )
  if (differences.length > 0) {
    const rules = [...new Set(differences.map(({ rule }) => rule))]
    ctx.log.error({ account: ctx.account, differences: differences.length, rules }, 'the books do not agree')
  }
  return { checked, differences }
}
