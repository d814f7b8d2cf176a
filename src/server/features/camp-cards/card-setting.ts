import type { CardSetting } from '#domain/camp-card/camp-card.ts'
import { proposeHoliday } from '#domain/camp-card/propose-holiday.ts'
import { proposeSources } from '#domain/camp-card/propose-sources.ts'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { getPublishedEvent } from '#server/features/events/selling/get-published-event.ts'
import { findSetting } from './settings.queries.ts'

interface Found {
  readonly definition: EventDefinition
  /** What was saved, or else a proposal. */
  readonly setting: CardSetting
  readonly isSaved: boolean
}

/**
 * How the cards of an event are filled in, with the rules that its page shows now.
 * @throws Refusal not_found, also before the event is published
 */
export async function cardSettingOf(tx: Tx, ctx: TenantCtx, eventId: string): Promise<Found> {
  const { definition } = await getPublishedEvent(tx, ctx, eventId)
  const saved = await findSetting(tx, eventId)
  const proposed = () => ({
    holiday: proposeHoliday(definition),
    sources: proposeSources(definition),
    forParents: true,
  })
  return { definition, setting: saved ?? proposed(), isSaved: saved !== undefined }
}
