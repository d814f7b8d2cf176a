import { registrationDraftSchema } from '#domain/registration/draft.ts'
import { keepHidden } from '#domain/registration/secret-answers.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { getDefinition } from '#server/features/events/selling/get-definition.ts'
import type { Hold } from '#server/features/places/claims/hold.ts'
import type { OrderBody } from '../agreement/order-body.ts'
import { openDraft } from '../agreement/sealed-draft.ts'

/** The order, with the answers that were hidden when an offer of the waiting list was shown: they stay as given. */
export async function restoreHiddenAnswers(
  ctx: TenantCtx,
  body: OrderBody,
  hold: Hold | null,
): Promise<OrderBody> {
  if (hold === null || hold.waitingEntryId === null || hold.agreedVersion === null) return body
  const { eventId, waitingEntryId: holder, agreedVersion, draft } = hold
  const { definition } = await ctx.db.tenant(ctx.account, (tx) =>
    getDefinition(tx, ctx, eventId, agreedVersion),
  )
  const given = openDraft(ctx, { holder, definition, draft: registrationDraftSchema.parse(draft) })
  return { ...body, draft: keepHidden(body.draft, given) }
}
