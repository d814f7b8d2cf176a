import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type Exported, readExported } from '../registrations/lists/exported-rows.ts'
import { findReader } from '../scheduled/members.ts'
import type { ListFile } from './list-files.queries.ts'

/** What the file has; null when its member has left or may not see it any more. */
export async function readForMember(
  ctx: TenantCtx,
  { eventId, userId, list, query }: Pick<ListFile, 'eventId' | 'userId' | 'list' | 'query'>,
): Promise<Exported | null> {
  try {
    return await ctx.db.tenant(ctx.account, async (tx) => {
      const reader = await findReader(tx, userId, eventId)
      return reader === undefined
        ? null
        : readExported(tx, ctx, { ...query, eventId, list, role: reader.role })
    })
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
