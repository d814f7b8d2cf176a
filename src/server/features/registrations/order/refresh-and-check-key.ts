import type { TenantCtx } from '#server/context/ctx.ts'
import { perDatabase } from '#server/db/per-database.ts'
import { getSellingEvent, type SellingEvent } from '#server/features/events/selling/get-selling-event.ts'
import { rememberSellingEvent } from '#server/features/events/selling/recall-selling-event.ts'
import { type Batcher, createBatcher } from '#server/orders/batcher.ts'
import { findByKeys, type Made } from '../agreement/registrations.queries.ts'

/** An event as it sells now, and what a key has already created there. */
export interface Looked {
  readonly event: SellingEvent
  readonly made: Made | undefined
}

const MOST_AT_ONCE = 500
const MOST_WAITING = 12_000

const looks = perDatabase(() => new Map<string, Batcher<string, Looked>>())

/**
 * Reads an event and a key after the moment of the request: no order is refused by cached data. Concurrent requests
 * share one reading.
 * @throws Refusal not_found, crowded
 */
export function refreshAndCheckKey(ctx: TenantCtx, slug: string, key: string): Promise<Looked> {
  const all = looks(ctx.db)
  const name = `${ctx.account} ${slug}`
  const known = all.get(name)
  if (known) return known.send(key)
  const batcher = createBatcher<string, Looked>({
    run: (keys) => look(ctx, slug, keys),
    size: MOST_AT_ONCE,
    room: MOST_WAITING,
    onIdle: () => all.delete(name),
  })
  all.set(name, batcher)
  return batcher.send(key)
}

async function look(ctx: TenantCtx, slug: string, keys: readonly string[]): Promise<Looked[]> {
  const { event, made } = await ctx.db.tenant(ctx.account, async (tx) => {
    const event = await getSellingEvent(tx, ctx, slug)
    // After the places: an order that took the last one under a key is found by it.
    return { event, made: await findByKeys(tx, event.eventId, keys) }
  })
  rememberSellingEvent(ctx, event)
  return keys.map((key) => ({ event, made: made.get(key) }))
}
