import type { z } from 'zod'
import type { saveView as contract } from '#contract/lists.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { newId } from '#server/db/new-id.ts'
import { assertEvent } from '#server/features/events/selling/assert-event.ts'
import { insertView } from './views.queries.ts'

type Input = z.output<typeof contract.params> & z.output<typeof contract.body> & { readonly user: string }

/** Keeps filters, order and columns of a list under a name. @throws Refusal not_found */
export async function saveView(ctx: TenantCtx, input: Input): Promise<{ id: string }> {
  const { eventId, list, name, search, shared, user } = input
  return ctx.db.tenant(ctx.account, async (tx) => {
    await assertEvent(tx, eventId)
    const id = newId()
    await insertView(tx, {
      ...{ accountId: ctx.account, listViewId: id, userId: user },
      ...{ eventId, list, name, search, shared },
    })
    await recordAudit(tx, ctx, {
      ...{ action: 'list.view_saved', eventId, details: { name } },
      ...{ before: {}, after: { shared } },
    })
    return { id }
  })
}
