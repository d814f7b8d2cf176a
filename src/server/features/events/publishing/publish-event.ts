import type { TenantCtx } from '#server/context/ctx.ts'
import { type Published, publishVersion } from './publish-version.ts'
import { readDefinition } from './read-definition.ts'

interface Input {
  readonly eventId: string
  readonly definition: unknown
  /** Paths of what people have chosen and may be missing from now on. */
  readonly giveUp?: readonly string[]
}

/**
 * Makes the definition the event's next immutable version and puts it on the site, as described at `publishVersion`.
 * @throws Refusal not_found, definition_invalid, check_too_long, crowded, ids_in_use, called_off
 */
export async function publishEvent(
  ctx: TenantCtx,
  { eventId, definition: json, giveUp = [] }: Input,
): Promise<Published> {
  const next = await readDefinition(ctx, { definition: json })
  return ctx.db.tenant(ctx.account, (tx) => publishVersion(tx, ctx, { eventId, giveUp, next }))
}
