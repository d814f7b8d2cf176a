import { patchDefinition, type Section } from '#domain/event/patch.ts'
import type { TenantCtx } from '#server/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { definitionRefusal } from './definition-refusal.ts'
import { type Published, publishVersion } from './publish-version.ts'

interface Input {
  readonly eventId: string
  /** The version that the section was made from. */
  readonly version: number
  readonly section: Section
  readonly replacement: Readonly<Record<string, unknown>>
  readonly giveUp: readonly string[]
}

/**
 * Publishes the current version with one section replaced, unless it is no longer the one that the section was made
 * from: of two who change the rules at once the second sees first what the first has done.
 * @throws Refusal not_found, definition_invalid, definition_changed, ids_in_use, called_off
 */
export async function patchEvent(ctx: TenantCtx, input: Input): Promise<Published> {
  const { eventId, version, section, replacement, giveUp } = input
  return ctx.db.tenant(ctx.account, (tx) =>
    publishVersion(tx, ctx, { eventId, giveUp }, (current) => {
      if (current === null) throw new Refusal('not_found')
      if (current.version !== version)
        throw new Refusal('definition_changed', { params: { version: current.version } })
      const patched = patchDefinition(current.definition, section, replacement)
      if (!patched.ok) throw definitionRefusal(patched.problems)
      return patched.definition
    }),
  )
}
