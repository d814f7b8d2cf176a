import type { z } from 'zod'
import type { getReconciliation as contract } from '#contract/reconciliation.ts'
import type { TenantCtx } from '#server/ctx.ts'
import { findNewestReconciliation } from './reconciliation.queries.ts'

/** What the newest look at the account's books has found. */
export async function getReconciliation(ctx: TenantCtx): Promise<z.input<typeof contract.output>> {
  const newest = await ctx.db.tenant(ctx.account, findNewestReconciliation)
  return { newest: newest ? { ...newest, at: newest.at.toString() } : null }
}
