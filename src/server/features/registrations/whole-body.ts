import { registrationDraftSchema } from '#domain/registration/draft.ts'
import { keepHidden } from '#domain/registration/secret-answers.ts'
import type { TenantCtx } from '#server/ctx.ts'
import { getDefinition } from '../events/get-definition.ts'
import type { Hold } from '../places/hold.ts'
import type { OrderBody } from './order-body.ts'
import { openDraft } from './sealed-draft.ts'

/** What is ordered, with what was hidden when an offer of the waiting list was shown: it is as it was given then. */
export async function wholeBody(ctx: TenantCtx, body: OrderBody, hold: Hold | null): Promise<OrderBody> {
  if (hold === null || hold.waitingEntryId === null || hold.agreedVersion === null) return body
  const { eventId, waitingEntryId: holder, agreedVersion, draft } = hold
  const { definition } = await ctx.db.tenant(ctx.account, (tx) =>
    getDefinition(tx, ctx, eventId, agreedVersion),
  )
  const given = openDraft(ctx, { holder, definition, draft: registrationDraftSchema.parse(draft) })
  return { ...body, draft: keepHidden(body.draft, given) }
}
