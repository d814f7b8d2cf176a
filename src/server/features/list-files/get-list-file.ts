import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { z } from 'zod'
import type { getListFile as contract } from '#contract/list-files.ts'
import type { SheetRow } from '#server/base/sheets/sheet.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { FileAnswer } from '#server/http/file-answer.ts'
import { Refusal } from '#server/http/refusal.ts'
import { openStored } from '../files/open-stored.ts'
import { fileOfRows } from '../registrations/lists/exported-rows.ts'
import { findFile, keysOfParts } from './list-files.queries.ts'
import { unpackRows } from './packed-rows.ts'
import { readForMember } from './read-for-member.ts'

type Input = z.output<typeof contract.params> & { readonly user: string }

/**
 * A file that was made, for the member who has asked for it, while the role may see what is in it.
 * @throws Refusal not_found, also while it is being made
 */
export async function getListFile(ctx: TenantCtx, { eventId, listFileId, user }: Input): Promise<FileAnswer> {
  const { file, keys } = await ctx.db.tenant(ctx.account, async (tx) => ({
    file: await findFile(tx, listFileId),
    keys: await keysOfParts(tx, listFileId),
  }))
  if (file?.eventId !== eventId || file.userId !== user || file.endedAt === null)
    throw new Refusal('not_found')
  if (Temporal.Instant.compare(file.keptUntil, ctx.now) <= 0) throw new Refusal('not_found')
  const exported = await readForMember(ctx, file)
  if (exported === null) throw new Refusal('not_found')
  const asked = { ...file.query, list: file.list }
  const { content, ...made } = fileOfRows(asked, exported, rowsOfParts(ctx, listFileId, keys), file.createdAt)
  return new FileAnswer({ ...made, size: null, content: Readable.from(content) })
}

/** One part is in memory at a time. */
async function* rowsOfParts(
  ctx: TenantCtx,
  file: string,
  keys: readonly string[],
): AsyncGenerator<readonly SheetRow[]> {
  for (const key of keys) {
    const { content } = await openStored(ctx, key, { account: ctx.account, listFile: file })
    yield await unpackRows(await buffer(content))
  }
}
