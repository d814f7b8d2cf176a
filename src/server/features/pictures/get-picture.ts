import type { Ctx } from '#server/context/ctx.ts'
import { openStored } from '#server/features/files/open-stored.ts'
import { PublicFile } from '#server/http/public-file.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findVariant } from './pictures.queries.ts'

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
}

interface Input {
  readonly account: string
  readonly hash: string
  /** '1080.jpg' */
  readonly file: string
}

/** One variant of a picture. @throws Refusal not_found, also when its bytes are gone; busy when the storage does not answer */
export async function getPicture(ctx: Ctx, { account, hash, file }: Input): Promise<PublicFile> {
  const [width = '', format = ''] = file.split('.')
  const of = { contentHash: hash, width: Number(width), format }
  const row = await ctx.db.tenant(account, (tx) => findVariant(tx, of))
  if (row === undefined) throw new Refusal('not_found')
  const stored = await openStored(ctx, row.storageKey, { account, picture: hash })
  return new PublicFile({ type: MEDIA_TYPES[format] ?? '', ...stored })
}
