import { isAllotmentPool } from '#domain/capacity/allotment.ts'
import { isPreviewSlug } from '#domain/event/preview-address.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { sweepEvent } from '#server/features/places/claims/sweep-event.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findPublishedEvent, type PublishedEvent } from './events.queries.ts'
import { getDefinition, type LoadedDefinition } from './get-definition.ts'
import { openForTest } from './open-for-test.ts'
import { findFreePlaces } from './pools.queries.ts'

/** A published event as it sells now: its rules and its free places. */
export interface SellingEvent extends PublishedEvent, LoadedDefinition {
  /** As the page shows it: null where there is no limit; without allotments and limits of one person. */
  readonly places: Readonly<Record<string, number | null>>
  /** As `quote()` wants it: pools without a limit are left out. */
  readonly free: Readonly<Record<string, number>>
  /** Pools of one person that are counted under an earlier key, where they were looked up. */
  readonly earlierPools?: ReadonlySet<string>
}

/** @throws Refusal not_found when the account has no published event of this slug; preview_only when it is a draft's */
export async function getSellingEvent(
  tx: Tx,
  ctx: Pick<TenantCtx, 'account' | 'secrets'>,
  slug: string,
): Promise<SellingEvent> {
  if (isPreviewSlug(slug)) throw new Refusal('preview_only')
  const event = await findPublishedEvent(tx, slug)
  if (!event) throw new Refusal('not_found')
  return withPlaces(tx, ctx, event)
}

export async function withPlaces(
  tx: Tx,
  ctx: Pick<TenantCtx, 'account' | 'secrets'>,
  event: PublishedEvent,
): Promise<SellingEvent> {
  const published = await getDefinition(tx, ctx, event.eventId, event.version)
  const loaded = event.isTest ? openForTest(ctx, event.eventId, published) : published
  await sweepEvent(tx, ctx, event.eventId)
  const pools = Object.entries(await findFreePlaces(tx, event.eventId))
  const limited = pools.filter((entry): entry is [string, number] => entry[1] !== null)
  const own = new Set(loaded.definition.pools.flatMap(({ id, per }) => (per === undefined ? [] : [id])))
  const places = Object.fromEntries(pools.filter(([pool]) => !isAllotmentPool(pool) && !own.has(pool)))
  return { ...event, ...loaded, places, free: Object.fromEntries(limited) }
}
