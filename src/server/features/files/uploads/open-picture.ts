import sharp, { type Sharp } from 'sharp'
import type { FileKind } from '#domain/form/fields/file-rules.ts'
import { tooManyPixels } from '#i18n/pl/file-refusals.ts'
import { createTurns } from '#server/base/turns.ts'
import { Refusal } from '#server/http/refusal.ts'
import { fileRefusal } from './file-refusal.ts'

/** Each kind as the library names its format and its loader. */
const LOADERS = {
  jpg: { format: 'jpeg', loader: 'Jpeg' },
  png: { format: 'png', loader: 'Png' },
  webp: { format: 'webp', loader: 'Webp' },
} as const
export type PictureKind = keyof typeof LOADERS

/** Pictures of the largest cameras of phones. Decoded they are 200 MB. */
const MOST_MEGAPIXELS = 64
const SECONDS = 20

// The library reads many more formats, by as many parsers that nobody here needs.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: Object.values(LOADERS).map(({ loader }) => `VipsForeignLoad${loader}Buffer`),
})
// What was decoded is not needed again, and one picture leaves a core to those who order.
sharp.cache(false)
sharp.concurrency(1)

/** A small picture may be large when it is decoded: two at a time. */
const turns = createTurns(2)

export const isPicture = (kind: FileKind): kind is PictureKind => Object.hasOwn(LOADERS, kind)

/**
 * Lets `work` make something of a picture that strangers have sent, in its turn: upright, of the first frame, without
 * metadata unless it keeps them.
 * @throws Refusal picture_too_large (by what it says of itself, before it is decoded) or file_damaged, also when `work`
 *   cannot decode it
 */
export function openPicture<T>(
  content: Buffer,
  kind: PictureKind,
  work: (picture: Sharp) => Promise<T>,
): Promise<T> {
  return turns(async () => {
    const seen = await sharp(content, { failOn: 'error', limitInputPixels: false }).metadata().catch(damaged)
    if (seen.format !== LOADERS[kind].format) throw new Refusal('file_damaged')
    if (seen.width * seen.height > MOST_MEGAPIXELS * 1_000_000)
      throw fileRefusal('picture_too_large', tooManyPixels(MOST_MEGAPIXELS), { megapixels: MOST_MEGAPIXELS })
    const picture = sharp(content, { failOn: 'error', limitInputPixels: MOST_MEGAPIXELS * 1_000_000 })
    return work(picture.autoOrient().timeout({ seconds: SECONDS })).catch(damaged)
  })
}

function damaged(): never {
  throw new Refusal('file_damaged')
}
