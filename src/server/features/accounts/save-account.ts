import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { refusalAt } from '#server/http/refusal.ts'
import { insertAccount, type NewAccount } from './accounts.queries.ts'
import { takeHost } from './hosts.queries.ts'

export type AccountDetails = Omit<NewAccount, 'accountId'> & {
  readonly host: string
  /** The platform's staff review it before its site answers. */
  readonly onReview?: boolean
}

/**
 * The only way to create an account: it, its registration site on a host, and its audit entry, in the transaction
 * that is bound to the new account. Of two who want one host at once, one gets it.
 * @throws Refusal domain_taken at the field `hostname`; the transaction is undone by it
 */
export async function saveAccount(
  tx: Tx,
  ctx: Pick<TenantCtx, 'account' | 'actor'>,
  { host, onReview = false, ...account }: AccountDetails,
): Promise<void> {
  await insertAccount(tx, { ...account, accountId: ctx.account })
  if (!(await takeHost(tx, { host, accountId: ctx.account, onReview, isMain: true })))
    throw refusalAt('hostname', 'domain_taken')
  await recordAudit(tx, ctx, {
    action: 'account.created',
    after: { ...account, host, ...(onReview ? { onReview } : {}) },
  })
}
