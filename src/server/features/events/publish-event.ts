import { parseDefinition } from '#domain/event/check-definition.ts'
import { actorText, type TenantCtx } from '#server/ctx.ts'
import { recordAudit } from '#server/db/audit.queries.ts'
import { Refusal } from '#server/http/refusal.ts'
import { definitionRefusal } from './definition-refusal.ts'
import { insertMissingPools, insertVersion, lockEvent } from './events.queries.ts'

/**
 * Makes the definition the event's next immutable version and puts it on the site. Registrations keep
 * the version they were made under; limits that exist keep their live value.
 * @throws Refusal not_found, definition_invalid
 */
export async function publishEvent(
  ctx: TenantCtx,
  input: { readonly eventId: string; readonly definition: unknown },
): Promise<{ version: number }> {
  const parsed = parseDefinition(input.definition)
  if (!parsed.ok) throw definitionRefusal(parsed.problems)
  return ctx.db.tenant(ctx.account, async (tx) => {
    const event = await lockEvent(tx, input.eventId)
    if (!event) throw new Refusal('not_found')
    const version = (event.version ?? 0) + 1
    await insertVersion(tx, {
      accountId: ctx.account,
      eventId: input.eventId,
      version,
      definition: parsed.definition,
      publishedBy: actorText(ctx.actor),
    })
    await insertMissingPools(tx, ctx.account, input.eventId, parsed.definition.pools)
    await recordAudit(tx, ctx, { action: 'event.published', eventId: input.eventId, details: { version } })
    return { version }
  })
}
