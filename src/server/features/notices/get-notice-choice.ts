import type { z } from 'zod'
import { getNoticeChoice as contract } from '#contract/notices.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { findRecipient } from './notices.queries.ts'

/** What a member has chosen; every morning until they do. */
export async function getNoticeChoice(
  ctx: TenantCtx,
  userId: string,
): Promise<z.output<typeof contract.output>> {
  const found = await ctx.db.tenant(ctx.account, (tx) => findRecipient(tx, userId))
  return contract.output.parse({ choice: found?.choice ?? 'daily' })
}
