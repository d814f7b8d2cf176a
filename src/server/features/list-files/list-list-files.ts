import type { z } from 'zod'
import type { listListFiles as contract } from '#contract/list-files.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { getPublishedEvent } from '#server/features/events/selling/get-published-event.ts'
import { filesOfUser } from './list-files.queries.ts'

type Input = z.output<typeof contract.params> & { readonly user: string }

/** The files of an event that a member has asked for. @throws Refusal not_found, also before the event is published */
export async function listListFiles(
  ctx: TenantCtx,
  { eventId, user }: Input,
): Promise<z.input<typeof contract.output>> {
  const files = await ctx.db.tenant(ctx.account, async (tx) => {
    await getPublishedEvent(tx, ctx, eventId)
    return filesOfUser(tx, user)
  })
  return {
    files: files
      .filter((file) => file.eventId === eventId)
      .map(({ listFileId, list, query, rows, written, endedAt, createdAt, keptUntil }) => ({
        ...{ id: listFileId, list, format: query.format, rows, written, done: endedAt !== null },
        ...{ createdAt: createdAt.toString(), keptUntil: keptUntil.toString() },
      })),
  }
}
