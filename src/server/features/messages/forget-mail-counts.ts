import type { Ctx } from '#server/context/ctx.ts'
import { deleteOldCounts } from './recipients.queries.ts'

/** Deletes counts of mails that are older than a day. */
export function forgetMailCounts(ctx: Ctx): Promise<void> {
  return ctx.db.global(deleteOldCounts)
}
