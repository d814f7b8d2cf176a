import sharp, { type Sharp } from 'sharp'
import type { FileKind } from '#domain/form/fields/file-rules.ts'
import { tooManyPixels } from '#i18n/pl/file-refusals.ts'
import { createTurns } from '#server/base/turns.ts'
import { Refusal } from '#server/http/refusal.ts'
import { fileRefusal } from './file-refusal.ts'

const ENCODERS = {
  jpg: { format: 'jpeg', loader: 'Jpeg', encode: (picture: Sharp) => picture.jpeg({ quality: 85 }) },
  png: { format: 'png', loader: 'Png', encode: (picture: Sharp) => picture.png() },
  webp: { format: 'webp', loader: 'Webp', encode: (picture: Sharp) => picture.webp({ quality: 85 }) },
} as const
type Picture = keyof typeof ENCODERS

/** Pictures of the largest cameras of phones. Decoded they are 200 MB. */
const MOST_MEGAPIXELS = 64
/** An A4 page at 340 dots an inch. */
const LONGEST_SIDE = 4_000
const SECONDS = 20

// The library reads many more formats, by as many parsers that nobody here needs.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: Object.values(ENCODERS).map(({ loader }) => `VipsForeignLoad${loader}Buffer`),
})
// What was decoded is not needed again, and one picture leaves a core to those who order.
sharp.cache(false)
sharp.concurrency(1)

/** A small picture may be large when it is decoded: two at a time. */
const turns = createTurns(2)

export const isPicture = (kind: FileKind): kind is Picture => Object.hasOwn(ENCODERS, kind)

/**
 * The same picture, made anew from its pixels: upright, at most 4,000 pixels long, of the first frame, without metadata
 * (where and when it was taken, by which device) and without whatever else the file contained.
 * @throws Refusal picture_too_large (by what it says of itself, before it is decoded) or file_damaged
 */
export function reencodePicture(content: Buffer, kind: Picture): Promise<Buffer> {
  const { format, encode } = ENCODERS[kind]
  return turns(async () => {
    const open = () => sharp(content, { failOn: 'error', limitInputPixels: MOST_MEGAPIXELS * 1_000_000 })
    const seen = await sharp(content, { failOn: 'error', limitInputPixels: false }).metadata().catch(damaged)
    if (seen.format !== format) throw new Refusal('file_damaged')
    if (seen.width * seen.height > MOST_MEGAPIXELS * 1_000_000)
      throw fileRefusal('picture_too_large', tooManyPixels(MOST_MEGAPIXELS), {
        megapixels: MOST_MEGAPIXELS,
      })
    const bounds = {
      width: LONGEST_SIDE,
      height: LONGEST_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    } as const
    const upright = open().autoOrient().resize(bounds).timeout({ seconds: SECONDS })
    return encode(upright).toBuffer().catch(damaged)
  })
}

function damaged(): never {
  throw new Refusal('file_damaged')
}
