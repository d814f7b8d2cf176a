import { changes } from '#domain/changes.ts'
import type { EventDefinition } from '#domain/event/definition.ts'
import type { DefinitionProblem } from '#domain/event/problem.ts'
import { warningsOf } from '#domain/event/warnings.ts'
import { actorText, type TenantCtx } from '#server/ctx.ts'
import { recordAudit } from '#server/db/audit.queries.ts'
import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { setAsideFromStart } from '../places/set-aside-from-start.ts'
import { changeLimits } from './change-limits.ts'
import { definitionRefusal } from './definition-refusal.ts'
import { insertMissingPools, insertVersion, listLimits, lockEvent } from './events.queries.ts'
import { getDefinition } from './get-definition.ts'
import { lostChoices } from './lost-choices.ts'

export interface Published {
  readonly version: number
  /** What is suspicious and may be meant. */
  readonly warnings: DefinitionProblem[]
}

interface Input {
  readonly eventId: string
  readonly giveUp: readonly string[]
}

/** The version that is on the site; null before the first. */
type Current = { readonly version: number; readonly definition: EventDefinition } | null

/**
 * Makes a definition the event's next immutable version and puts it on the site; which one follows from the current
 * version, under the event's lock. What people have chosen stays in it, unless it is given up by name. Registrations keep
 * the version they were made under. A limit whose number the new version changes becomes the live limit,
 * one that it repeats keeps its live value; a limit that is new while registrations hold places is refused. Parts
 * of limits that are set aside from the beginning are, once.
 * @throws Refusal not_found, definition_invalid, ids_in_use, called_off
 */
export async function publishVersion(
  tx: Tx,
  ctx: TenantCtx,
  input: Input,
  next: (current: Current) => EventDefinition,
): Promise<Published> {
  const event = await lockEvent(tx, input.eventId)
  if (!event) throw new Refusal('not_found')
  if (event.isCalledOff) throw new Refusal('called_off')
  const version = (event.version ?? 0) + 1
  const limits = await listLimits(tx, input.eventId)
  const before = event.version === null ? null : await getDefinition(tx, ctx, input.eventId, event.version)
  const definition = next(before && event.version !== null ? { ...before, version: event.version } : null)
  const lost = before ? await lostChoices(tx, input, before.definition, definition) : []
  if (before) await changeLimits(tx, ctx, input.eventId, before.definition, definition)
  await insertVersion(tx, {
    accountId: ctx.account,
    eventId: input.eventId,
    version,
    definition,
    publishedBy: actorText(ctx.actor),
  })
  await insertMissingPools(tx, ctx.account, input.eventId, definition.pools)
  const failed = await setAsideFromStart(tx, ctx, { eventId: input.eventId, definition })
  if (failed.length > 0) throw definitionRefusal(failed)
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
  return { version, warnings: [...lost, ...warningsOf(definition)] }
}

/** All hours of entry have one limit; rows there are only of hours that somebody has asked for. */
const slotLimit = (definition: EventDefinition | undefined) =>
  definition?.slots ? { slot: definition.slots.capacity } : {}
