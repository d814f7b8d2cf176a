import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'

interface Stored {
  readonly storageKey: string
  readonly content: Buffer
}

/**
 * Puts the bytes of an upload behind its rows, which are there already.
 * @param takeBack deletes the rows when the storage does not answer
 * @throws Refusal busy; nothing of the upload is left then
 */
export async function storeUpload(
  ctx: TenantCtx,
  files: readonly Stored[],
  takeBack: (tx: Tx) => Promise<void>,
): Promise<void> {
  try {
    for (const { storageKey, content } of files) await ctx.gateways.storage.put(storageKey, content)
  } catch (error) {
    await ctx.db.tenant(ctx.account, takeBack)
    ctx.log.error({ err: error, account: ctx.account }, 'a file was not stored')
    throw new Refusal('busy')
  }
}
