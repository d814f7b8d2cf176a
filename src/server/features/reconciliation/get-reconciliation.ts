import type { z } from 'zod'
import type { getReconciliation as contract } from '#contract/reconciliation.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { findNewestReconciliation } from './reconciliation.queries.ts'

/** The result of the newest reconciliation of the account's books. */
export async function getReconciliation(ctx: TenantCtx): Promise<z.input<typeof contract.output>> {
  const newest = await ctx.db.tenant(ctx.account, findNewestReconciliation)
  return { newest: newest ? { ...newest, at: newest.at.toString() } : null }
}
