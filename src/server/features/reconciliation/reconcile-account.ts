import type { Checked, Difference } from '#contract/reconciliation.ts'
import type { TenantCtx } from '#server/ctx.ts'
import { newId } from '#server/db/new-id.ts'
import { compareWithGateway } from './compare-with-gateway.ts'
import { countChecked, insertReconciliation, listDifferences } from './reconciliation.queries.ts'

export interface Reconciliation {
  readonly checked: Checked
  readonly differences: readonly Difference[]
}

const PATIENCE = 15_000

/**
 * Holds the books of an account against each other and against the gateway, keeps what was found, and says so
 * aloud when anything differs. Nothing is put right: a difference is a bug or a loss, for people to judge. The
 * rows are those of one moment, so that what is being sold meanwhile is no difference. May run twice.
 * @param patience milliseconds after which what differs from the gateway is looked at again
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
