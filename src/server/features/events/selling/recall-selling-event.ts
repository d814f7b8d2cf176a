import { createTtlCache } from '#server/base/ttl-cache.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { perDatabase } from '#server/db/per-database.ts'
import { getSellingEvent, type SellingEvent } from './get-selling-event.ts'

/** Maximum age, in milliseconds, of the free places by which an order is priced at first. */
const A_MOMENT = 200

const kept = perDatabase(() => createTtlCache<SellingEvent>(A_MOMENT))

/**
 * An event as it sold a moment ago: good enough to try by, never to refuse by. However many ask, it is read a few
 * times a second.
 * @throws Refusal not_found
 */
export function recallSellingEvent(ctx: TenantCtx, slug: string): Promise<SellingEvent> {
  return kept(ctx.db).get(keyOf(ctx, slug), () =>
    ctx.db.tenant(ctx.account, (tx) => getSellingEvent(tx, ctx, slug)),
  )
}

/** The event was just read: older data are no longer needed for trying. */
export function rememberSellingEvent(ctx: TenantCtx, event: SellingEvent): void {
  kept(ctx.db).put(keyOf(ctx, event.slug), event)
}

const keyOf = (ctx: TenantCtx, slug: string) => `${ctx.account} ${slug}`
