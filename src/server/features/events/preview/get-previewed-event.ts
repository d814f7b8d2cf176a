import { SLOT_POOLS } from '#domain/capacity/slots.ts'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import type { PreviewAddress } from '#domain/event/preview-address.ts'
import { previewSlug } from '#domain/event/preview-address.ts'
import { deadlineOf } from '#domain/values/polish-time.ts'
import { sha256 } from '#server/base/secrets.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { loadDraft } from '../drafts/load-draft.ts'
import { findEvent } from '../selling/events.queries.ts'
import type { SellingEvent } from '../selling/get-selling-event.ts'
import { getDraftCapacities } from './get-draft-capacities.ts'
import { findPreviewedEvent, listTaken } from './preview.queries.ts'

/** A draft as the site would sell it, and the moment as of which it is looked at. */
export interface PreviewedEvent {
  readonly event: SellingEvent
  readonly now: Temporal.Instant
}

/**
 * The draft that a secret address shows, as if it were published: with what is taken now, by the rules of the moment
 * in the address. Its version is the revision of the draft, so that a form notices when it is changed.
 * @throws Refusal not_found where the secret is of no event of this account, was withdrawn or has expired; draft_not_ready
 */
export function getPreviewedEvent(ctx: TenantCtx, address: PreviewAddress): Promise<PreviewedEvent> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    const eventId = await findPreviewedEvent(tx, sha256(address.token))
    const event = eventId === undefined ? undefined : await findEvent(tx, eventId)
    if (eventId === undefined || event === undefined) throw new Refusal('not_found')
    const { revision, ...loaded } = await loadDraft(tx, ctx, eventId)
    const places = await placesOf(tx, ctx, eventId, loaded.definition)
    const limited = Object.entries(places).filter((entry): entry is [string, number] => entry[1] !== null)
    const { moment } = address
    return {
      event: {
        ...{ eventId, slug: previewSlug(address), version: revision, isArchived: false, isTest: false },
        ...{ calledOffBecause: event.calledOffBecause, ...loaded },
        ...{ places, free: Object.fromEntries(limited) },
      },
      now: moment === null ? ctx.now : deadlineOf(moment.toString()),
    }
  })
}

/** Free units by limit once the draft were published, for newcomers. */
async function placesOf(
  tx: Tx,
  ctx: TenantCtx,
  eventId: string,
  draft: EventDefinition,
): Promise<Record<string, number | null>> {
  const [capacities, live] = [await getDraftCapacities(tx, ctx, eventId, draft), await listTaken(tx, eventId)]
  const ofHours = [...live].filter(([pool]) => pool.startsWith(SLOT_POOLS))
  const all = [
    ...Object.entries(capacities),
    ...ofHours.map(([pool, { capacity }]) => [pool, capacity] as const),
  ]
  return Object.fromEntries(
    all.map(([pool, capacity]) => [
      pool,
      capacity === null ? null : Math.max(0, capacity - (live.get(pool)?.taken ?? 0)),
    ]),
  )
}
