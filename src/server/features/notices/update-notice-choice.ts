import type { NoticeChoice } from '#domain/notices/news.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { saveChoice } from './notices.queries.ts'

/** A member chooses their own mails; it concerns nobody else, so the journal does not record it. */
export async function updateNoticeChoice(
  ctx: TenantCtx,
  { userId, choice }: { readonly userId: string; readonly choice: NoticeChoice },
): Promise<{ choice: NoticeChoice }> {
  await ctx.db.tenant(ctx.account, (tx) => saveChoice(tx, ctx.account, userId, choice))
  return { choice }
}
