import type { z } from 'zod'
import type { deleteListFile as contract } from '#contract/list-files.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { deleteFile, findFile } from './list-files.queries.ts'

type Input = z.output<typeof contract.params> & { readonly user: string }

/** Stops a file of a member that is being made, or removes one that is there, with its bytes. @throws Refusal not_found */
export async function deleteListFile(ctx: TenantCtx, { eventId, listFileId, user }: Input): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const file = await findFile(tx, listFileId)
    if (file?.eventId !== eventId || file.userId !== user) throw new Refusal('not_found')
    await deleteFile(tx, listFileId)
  })
}
