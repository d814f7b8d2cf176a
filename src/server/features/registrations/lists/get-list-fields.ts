import type { z } from 'zod'
import type { getListFields as contract } from '#contract/lists.ts'
import type { Role } from '#domain/access/rights.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { getPublishedEvent } from '#server/features/events/selling/get-published-event.ts'
import { columnsOf } from './columns.ts'
import { filtersOf } from './filters.ts'

/** The columns and filters of a list, for a role. @throws Refusal not_found, also before the event is published */
export async function getListFields(
  ctx: TenantCtx,
  { eventId, list, role }: z.output<typeof contract.params> & { readonly role: Role },
): Promise<z.input<typeof contract.output>> {
  const { definition } = await ctx.db.tenant(ctx.account, (tx) => getPublishedEvent(tx, ctx, eventId))
  return {
    columns: columnsOf(list, definition, role, ctx.now).map(({ key, label, kind, usual, guarded }) => ({
      ...{ key, label, kind, usual, guarded },
    })),
    filters: filtersOf(list, definition, role).map(({ key, label, options }) => ({
      ...{ key, label },
      options: options.map((option) => ({ ...option })),
    })),
  }
}
