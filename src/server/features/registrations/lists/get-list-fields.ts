import type { z } from 'zod'
import type { getListFields as contract } from '#contract/lists.ts'
import type { Role } from '#domain/access/rights.ts'
import { TAG } from '#domain/lists/conditions.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { getPublishedEvent } from '#server/features/events/selling/get-published-event.ts'
import { columnsOf } from './columns.ts'
import { filtersOf } from './filters.ts'
import { listTagsOfEvent } from './subjects.queries.ts'

/** More are not shown to be chosen from. */
const MOST_TAGS = 200

/** The columns and filters of a list, for a role. @throws Refusal not_found, also before the event is published */
export async function getListFields(
  ctx: TenantCtx,
  { eventId, list, role }: z.output<typeof contract.params> & { readonly role: Role },
): Promise<z.input<typeof contract.output>> {
  const { definition, tags } = await ctx.db.tenant(ctx.account, async (tx) => ({
    ...(await getPublishedEvent(tx, ctx, eventId)),
    tags: await listTagsOfEvent(tx, eventId, MOST_TAGS),
  }))
  // Without a tag there is nothing to choose from.
  const filters = filtersOf(list, definition, role, tags).filter(({ key }) => key !== TAG || tags.length > 0)
  return {
    columns: columnsOf(list, definition, role, ctx.now).map(({ key, label, kind, usual, guarded }) => ({
      ...{ key, label, kind, usual, guarded },
    })),
    filters: filters.map(({ key, label, options }) => ({
      ...{ key, label },
      options: options.map((option) => ({ ...option })),
    })),
  }
}
