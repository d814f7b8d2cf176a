import { recordAudit } from '#server/audit/audit.queries.ts'
import { createTtlCache } from '#server/base/ttl-cache.ts'
import { actorText, type TenantCtx } from '#server/context/ctx.ts'
import { perDatabase } from '#server/db/per-database.ts'

/** A list that stays open is requested again and again; that somebody reads it is recorded once in this time. */
const ONCE_IN_MILLISECONDS = 60 * 60 * 1_000
const looks = perDatabase(() => createTtlCache<true>(ONCE_IN_MILLISECONDS))

/** Writes into the journal that somebody saw answers which not everybody of the staff sees. */
export async function noteLook(
  ctx: TenantCtx,
  { eventId, answers }: { readonly eventId: string; readonly answers: readonly string[] },
): Promise<void> {
  const who = ctx.actor.kind === 'user' ? ctx.actor.id : actorText(ctx.actor)
  await looks(ctx.db).get(JSON.stringify([ctx.account, who, eventId, ...answers]), async () => {
    await ctx.db.tenant(ctx.account, (tx) =>
      recordAudit(tx, ctx, { action: 'list.answers_seen', eventId, details: { answers: [...answers] } }),
    )
    return true
  })
}
