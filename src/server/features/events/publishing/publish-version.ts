import { changes } from '#domain/audit/changes.ts'
import { withLimitsOf } from '#domain/capacity/limit-changes.ts'
import { SLOT_POOLS } from '#domain/capacity/slots.ts'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { inDocument } from '#domain/event/definition/in-document.ts'
import type { DefinitionProblem } from '#domain/event/definition/problem.ts'
import { withLivePlaces } from '#domain/event/draft/places/live-places.ts'
import { documentSentence } from '#i18n/pl/definition-problems/document-sentence.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import { actorText, type TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { noteWithdrawnOptions } from '#server/features/lodging/published/note-withdrawn-options.ts'
import { setAsideFromStart } from '#server/features/places/limits/set-aside-from-start.ts'
import { Refusal } from '#server/http/refusal.ts'
import { insertVersion, lockEvent } from '../selling/events.queries.ts'
import { getDefinition } from '../selling/get-definition.ts'
import { insertMissingPools, listLimits, listLivePlaces } from '../selling/pools.queries.ts'
import { changeLimits } from './change-limits.ts'
import { definitionRefusal } from './definition-refusal.ts'
import { inWords, type WordedProblem } from './in-words.ts'
import { lostChoices } from './lost-choices.ts'
import type { CheckedDefinition } from './read-definition.ts'

export interface Published {
  readonly version: number
  /** Warnings: suspicious parts that may be intended. */
  readonly warnings: WordedProblem[]
}

interface Input {
  readonly eventId: string
  readonly giveUp: readonly string[]
  readonly next: CheckedDefinition
  /** The words in which warnings are told, and what is lost: those of the document unless stated. */
  readonly sentence?: (problem: DefinitionProblem) => string
  /** The version that the new one is based on, if any. */
  readonly madeFrom?: number
  /** A draft has taken over what the staff decided during sales: each of its numbers is meant. */
  readonly isDraft?: boolean
}

/**
 * Makes a definition the event's next immutable version and puts it on the site, under the event's lock; not one
 * based on a version that another has replaced. What people have chosen stays in it, unless it is given up by name.
 * Registrations keep the version they were made under. A limit whose number the new version changes becomes the live
 * limit, one that it repeats keeps its live value (a draft knows the live value, so its numbers become the live ones); a limit that is new while registrations hold places is refused.
 * Parts of limits that are to be set aside from the beginning are set aside once.
 * @throws Refusal not_found, definition_invalid, definition_changed, ids_in_use, called_off
 */
export async function publishVersion(tx: Tx, ctx: TenantCtx, input: Input): Promise<Published> {
  const { document, definition, warnings } = input.next
  const { sentence = documentSentence } = input
  const event = await lockEvent(tx, input.eventId)
  if (!event) throw new Refusal('not_found')
  if (event.isCalledOff) throw new Refusal('called_off')
  if (input.madeFrom !== undefined && input.madeFrom !== event.version)
    throw new Refusal('definition_changed', { params: { version: event.version ?? 0 } })
  const version = (event.version ?? 0) + 1
  const limits = await listLimits(tx, input.eventId)
  const before = event.version === null ? null : await getDefinition(tx, ctx, input.eventId, event.version)
  const lost = before ? await lostChoices(tx, { ...input, sentence }, before.definition, definition) : []
  if (before) {
    const live = input.isDraft ? await listLivePlaces(tx, input.eventId) : new Map<string, number | null>()
    await changeLimits(tx, ctx, input.eventId, withLimitsOf(before.definition, live), input.next)
    await noteWithdrawnOptions(tx, ctx, input, before.definition, definition)
  }
  await insertVersion(tx, {
    accountId: ctx.account,
    eventId: input.eventId,
    version,
    definition: document,
    draft: withLivePlaces(document, await listLivePlaces(tx, input.eventId)),
    publishedBy: actorText(ctx.actor),
  })
  await insertMissingPools(tx, ctx.account, input.eventId, definition.pools)
  const failed = await setAsideFromStart(tx, ctx, { eventId: input.eventId, definition })
  if (failed.length > 0) throw definitionRefusal(inDocument(document, failed))
  const changed = changes(
    { ...limits, ...slotLimit(before?.definition) },
    { ...(await listLimits(tx, input.eventId)), ...slotLimit(definition) },
  )
  await recordAudit(tx, ctx, {
    action: 'event.published',
    eventId: input.eventId,
    before: { version: event.version, limits: changed.before },
    after: { version, limits: changed.after },
  })
  return { version, warnings: inWords([...lost, ...warnings], sentence) }
}

/** The hours of a pattern share one limit, those of a list have their own; only requested hours have rows. */
function slotLimit(definition: EventDefinition | undefined): Readonly<Record<string, number | null>> {
  const slots = definition?.slots
  if (!slots) return {}
  return 'list' in slots
    ? Object.fromEntries(slots.list.map(({ at, places }) => [`${SLOT_POOLS}${at.slice(0, 16)}`, places]))
    : { slot: slots.capacity }
}
