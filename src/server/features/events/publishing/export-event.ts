import { type DefinitionFile, exportDefinition } from '#domain/event/check/definition-file.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findEvent } from '../selling/events.queries.ts'
import { getDefinition } from '../selling/get-definition.ts'

interface Input {
  readonly eventId: string
  readonly version: number
}

/**
 * A published version as a file that any account can import, with a suitable file name.
 * @throws Refusal not_found
 */
export async function exportEvent(
  ctx: TenantCtx,
  { eventId, version }: Input,
): Promise<{ slug: string; definition: DefinitionFile }> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    const event = await findEvent(tx, eventId)
    if (!event) throw new Refusal('not_found')
    const { document } = await getDefinition(tx, ctx, eventId, version)
    return { slug: event.slug, definition: exportDefinition(document) }
  })
}
