import type { TenantCtx } from '#server/ctx.ts'
import { perDatabase } from '#server/db/per-database.ts'
import { keepFor } from '#server/kept.ts'
import { getSellingEvent, type SellingEvent } from './get-selling-event.ts'

/** So old, in milliseconds, may free places be that an order is priced by at first. */
const A_MOMENT = 200

const kept = perDatabase(() => keepFor<SellingEvent>(A_MOMENT))

/**
 * An event as it sold a moment ago: good enough to try by, never to refuse by. However many ask, it is read
 * a few times a second.
 * @throws Refusal not_found
 */
export function recallSellingEvent(ctx: TenantCtx, slug: string): Promise<SellingEvent> {
  return kept(ctx.db).get(keyOf(ctx, slug), () =>
    ctx.db.tenant(ctx.account, (tx) => getSellingEvent(tx, ctx, slug)),
  )
}

/** Somebody has just looked: nobody needs to try by what was before. */
export function rememberSellingEvent(ctx: TenantCtx, event: SellingEvent): void {
  kept(ctx.db).put(keyOf(ctx, event.slug), event)
}

const keyOf = (ctx: TenantCtx, slug: string) => `${ctx.account} ${slug}`
