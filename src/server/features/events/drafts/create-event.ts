import { addressOfTitle, numberedAddress } from '#domain/event/draft/address-of-title.ts'
import { type EventBasics, newEvent } from '#domain/event/draft/basics.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { newId } from '#server/db/new-id.ts'
import { readDefinition } from '../publishing/read-definition.ts'
import { insertEvent } from '../selling/events.queries.ts'

/**
 * Creates an event as a draft; its address follows from the title, with a number where the account has it already.
 * @throws Refusal definition_invalid, for example when it ends before it begins; check_too_long, crowded
 */
export async function createEvent(
  ctx: TenantCtx,
  basics: Pick<EventBasics, 'title' | 'start' | 'end' | 'place'>,
): Promise<{ id: string; slug: string }> {
  const { document } = await readDefinition(ctx, { definition: newEvent(basics) })
  const eventId = newId()
  return ctx.db.tenant(ctx.account, async (tx) => {
    const slug = await insertAtFreeAddress(tx, { accountId: ctx.account, eventId, draft: document })
    const after = { slug, title: document.title }
    await recordAudit(tx, ctx, { action: 'event.created', eventId, after })
    return { id: eventId, slug }
  })
}

async function insertAtFreeAddress(
  tx: Tx,
  event: { readonly accountId: string; readonly eventId: string; readonly draft: { readonly title: string } },
): Promise<string> {
  const address = addressOfTitle(event.draft.title)
  for (let number = 1; ; number += 1) {
    const slug = numberedAddress(address, number)
    if (await insertEvent(tx, { ...event, slug })) return slug
  }
}
