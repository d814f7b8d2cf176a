import type { Ctx } from '#server/context/ctx.ts'
import { PublicPicture } from '#server/http/public-picture.ts'
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
export async function getPicture(ctx: Ctx, { account, hash, file }: Input): Promise<PublicPicture> {
  const [width = '', format = ''] = file.split('.')
  const of = { contentHash: hash, width: Number(width), format }
  const row = await ctx.db.tenant(account, (tx) => findVariant(tx, of))
  if (row === undefined) throw new Refusal('not_found')
  const stored = await ctx.gateways.storage.get(row.storageKey).catch((error: unknown) => {
    ctx.log.error({ err: error, account, picture: hash }, 'a picture was not read')
    throw new Refusal('busy')
  })
  if (stored === null) {
    ctx.log.error({ account, picture: hash }, 'the bytes of a picture are gone')
    throw new Refusal('not_found')
  }
  return new PublicPicture({ type: MEDIA_TYPES[format] ?? '', ...stored })
}
