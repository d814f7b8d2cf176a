import type { Section } from '#domain/event/check/patch.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { getPublishedEvent } from '../selling/get-published-event.ts'
import { type Published, publishVersion } from './publish-version.ts'
import { readDefinition } from './read-definition.ts'

interface Input {
  readonly eventId: string
  /** The version that the section is based on. */
  readonly version: number
  readonly section: Section
  readonly replacement: Readonly<Record<string, unknown>>
  readonly giveUp: readonly string[]
}

/**
 * Publishes the current version with one section replaced, unless it is no longer the one that the section is based
 * on: of two who change the rules at once the second first sees the changes of the first.
 * @throws Refusal not_found, definition_invalid, check_too_long, crowded, definition_changed, ids_in_use, called_off
 */
export async function patchEvent(ctx: TenantCtx, input: Input): Promise<Published> {
  const { eventId, version, section, replacement, giveUp } = input
  const current = await ctx.db.tenant(ctx.account, (tx) => getPublishedEvent(tx, ctx, eventId))
  if (current.version !== version)
    throw new Refusal('definition_changed', { params: { version: current.version } })
  const next = await readDefinition(ctx, { current: current.document, section, replacement })
  return ctx.db.tenant(ctx.account, (tx) =>
    publishVersion(tx, ctx, { eventId, giveUp, next, madeFrom: version }),
  )
}
