import { z } from 'zod'
import type { listViews as contract } from '#contract/lists.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { assertEvent } from '#server/features/events/selling/assert-event.ts'
import { listViewRows } from './views.queries.ts'

const searchSchema = z.record(z.string(), z.string())

/** The saved views of a list, by name. @throws Refusal not_found */
export async function listViews(
  ctx: TenantCtx,
  { eventId, list, user }: z.output<typeof contract.params> & { readonly user: string },
): Promise<z.input<typeof contract.output>> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    await assertEvent(tx, eventId)
    const rows = await listViewRows(tx, { eventId, list }, user)
    return {
      views: rows.map(({ listViewId, name, search, shared, userId }) => ({
        ...{ id: listViewId, name, shared, own: userId === user, search: searchSchema.parse(search) },
      })),
    }
  })
}
