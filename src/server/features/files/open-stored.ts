import type { Ctx } from '#server/context/ctx.ts'
import type { StoredFile } from '#server/gateways/storage/port.ts'
import { Refusal } from '#server/http/refusal.ts'

/**
 * The bytes behind a row.
 * @param of what is logged of it when they are not there
 * @throws Refusal not_found when they are gone; busy when the storage does not answer
 */
export async function openStored(
  ctx: Pick<Ctx, 'gateways' | 'log'>,
  storageKey: string,
  of: Readonly<Record<string, string>>,
): Promise<StoredFile> {
  const stored = await ctx.gateways.storage.get(storageKey).catch((error: unknown) => {
    ctx.log.error({ err: error, ...of }, 'a file was not read')
    throw new Refusal('busy')
  })
  if (stored !== null) return stored
  ctx.log.error(of, 'the bytes of a file are gone')
  throw new Refusal('not_found')
}
