import type { z } from 'zod'
import type { countRows as contract } from '#contract/lists.ts'
import type { Role } from '#domain/access/rights.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { getPublishedEvent } from '#server/features/events/selling/get-published-event.ts'
import { countMatching } from './listed.queries.ts'
import { noteLook } from './note-look.ts'
import { guardedIn, readWanted } from './read-wanted.ts'
import { refreshLists } from './refresh-lists.ts'

const MOST_COUNTED = 100_000

type Input = z.output<typeof contract.params> & z.output<typeof contract.query> & { readonly role: Role }

/** How many rows match, without reading them. @throws Refusal as `listRows` */
export async function countRows(ctx: TenantCtx, input: Input): Promise<z.input<typeof contract.output>> {
  const { counted, guarded } = await ctx.db.tenant(ctx.account, async (tx) => {
    const { definition } = await getPublishedEvent(tx, ctx, input.eventId)
    const asked = { ...input, definition, now: ctx.now }
    const wanted = readWanted(asked, input)
    await refreshLists(tx, ctx)
    const found = await countMatching(tx, wanted, MOST_COUNTED + 1)
    return {
      counted: { count: Math.min(found, MOST_COUNTED), more: found > MOST_COUNTED },
      guarded: guardedIn(asked, [], input.conditions),
    }
  })
  if (guarded.length > 0) await noteLook(ctx, { ...input, answers: guarded })
  return counted
}
