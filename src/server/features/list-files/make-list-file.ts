import { randomBytes } from 'node:crypto'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { enqueue } from '#server/jobs/enqueue.queries.ts'
import { findRows, loadFound, PAGE, rowsOfFound } from '../registrations/lists/exported-rows.ts'
import { refreshWholeLists } from '../registrations/lists/refresh-whole-lists.ts'
import { enqueueListFile } from './enqueue-list-file.ts'
import {
  addPart,
  deleteFile,
  deletePart,
  endFile,
  findFile,
  insertPart,
  type ListFile,
} from './list-files.queries.ts'
import { packRows } from './packed-rows.ts'
import { readForMember } from './read-for-member.ts'

/** So many parts, of `PAGE` rows each, are made in a run; the next run waits its turn. */
const PARTS_IN_A_RUN = 20
const KEPT = { hours: 24 }

/**
 * Makes the next parts of a file, with the rights that its member has at this moment. Each part is stored under a key of its
 * own and then counted in, with the place where the next one begins: a run that is broken off has done a part wholly or not at
 * all, and of several runs at once one counts its part in. Ends when the file was stopped.
 */
export async function makeListFile(ctx: TenantCtx, listFileId: string): Promise<void> {
  await refreshWholeLists(ctx)
  for (let parts = 0; parts < PARTS_IN_A_RUN; parts += 1) if (!(await makeNextPart(ctx, listFileId))) return
  await ctx.db.tenant(ctx.account, (tx) => enqueueListFile(tx, ctx, listFileId))
}

/** False when there is nothing left to do for this run. */
async function makeNextPart(ctx: TenantCtx, listFileId: string): Promise<boolean> {
  const file = await ctx.db.tenant(ctx.account, (tx) => findFile(tx, listFileId))
  if (file === null || file.endedAt !== null) return false
  const exported = await readForMember(ctx, file)
  if (exported === null) {
    await ctx.db.tenant(ctx.account, (tx) => deleteFile(tx, listFileId))
    return false
  }
  const { afterKey: key, afterId: id } = file
  const found = await findRows(
    ctx,
    { ...exported, chosen: null },
    key === null || id === null ? null : { key, id },
  )
  const last = found.at(-1)
  if (last === undefined) {
    await end(ctx, file)
    return false
  }
  const rows = rowsOfFound(found, await loadFound(ctx, found), exported.columns)
  const isAdded = await store(ctx, file, { content: await packRows(rows), rows: rows.length, last })
  if (isAdded && found.length < PAGE) await end(ctx, { ...file, parts: file.parts + 1 })
  return isAdded && found.length === PAGE
}

/** False when the file is gone, or another run has written this part. */
async function store(
  ctx: TenantCtx,
  file: ListFile,
  part: { readonly content: Buffer; readonly rows: number; readonly last: { key: string; id: string } },
): Promise<boolean> {
  const { listFileId } = file
  const storageKey = randomBytes(32).toString('hex')
  const isThere = await ctx.db.tenant(ctx.account, async (tx) => {
    if ((await findFile(tx, listFileId)) === null) return false
    await insertPart(tx, { accountId: ctx.account, listFileId, storageKey })
    return true
  })
  if (!isThere) return false
  await ctx.gateways.storage.put(storageKey, part.content)
  return ctx.db.tenant(ctx.account, async (tx) => {
    const isAdded = await addPart(tx, file, { ...part, storageKey })
    if (!isAdded) await discard(tx, ctx, storageKey)
    return isAdded
  })
}

/** The row may have gone with its file, and its removal have run, before these bytes were stored: they are removed anew. */
async function discard(tx: Tx, ctx: TenantCtx, storageKey: string): Promise<void> {
  await deletePart(tx, storageKey)
  const key = `delete-stored-file:${storageKey}`
  await enqueue(tx, ctx.account, 'delete-stored-file', { key: storageKey }, { key })
}

async function end(ctx: TenantCtx, file: Pick<ListFile, 'listFileId' | 'parts'>): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    if (!(await endFile(tx, file, { endedAt: ctx.now, keptUntil: ctx.now.add(KEPT) }))) return
    await enqueue(tx, ctx.account, 'announce-list-file', { file: file.listFileId })
  })
}
