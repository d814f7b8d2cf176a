import { addressOfTitle, numberedAddress } from '#domain/event/draft/address-of-title.ts'
import type { ToCheck } from '#domain/event/draft/parts/to-check.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { newId } from '#server/db/new-id.ts'
import { insertEvent } from '../selling/events.queries.ts'
import { sealCodes } from '../selling/seal-codes.ts'
import { type EventSource, newDocument } from './new-document.ts'

/**
 * Creates an event as a draft, which may have problems; its address follows from the title, with a number where the
 * account has it already.
 * @throws Refusal definition_invalid where it is no definition; not_found
 */
export async function createEvent(
  ctx: TenantCtx,
  source: EventSource,
): Promise<{ id: string; slug: string; toCheck: ToCheck[] }> {
  const { document, toCheck } = await newDocument(ctx, source)
  const draft = sealCodes(ctx, document)
  const eventId = newId()
  return ctx.db.tenant(ctx.account, async (tx) => {
    const slug = await insertAtFreeAddress(tx, {
      ...{ accountId: ctx.account, eventId, draft, toCheck },
      comparedWith: source.from === 'copy' ? source.eventId : null,
    })
    const after = { slug, title: draft.title, from: source.from }
    await recordAudit(tx, ctx, { action: 'event.created', eventId, after })
    return { id: eventId, slug, toCheck: [...toCheck] }
  })
}

async function insertAtFreeAddress(
  tx: Tx,
  event: {
    readonly accountId: string
    readonly eventId: string
    readonly draft: { readonly title: string }
    readonly toCheck: readonly ToCheck[]
    readonly comparedWith: string | null
  },
): Promise<string> {
  const address = addressOfTitle(event.draft.title)
  for (let number = 1; ; number += 1) {
    const slug = numberedAddress(address, number)
    if (await insertEvent(tx, { ...event, slug })) return slug
  }
}
