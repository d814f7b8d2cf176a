import sharp, { type Sharp } from 'sharp'
import { kindOfContent } from '#domain/form/fields/file-content.ts'
import { kindNames } from '#domain/form/fields/file-rules.ts'
import type { PicturePurpose } from '#domain/pictures/picture.ts'
import { boundsOf, PICTURE_FILES, plainWidthOf, widthsOf } from '#domain/pictures/picture.ts'
import { wrongFileKind } from '#i18n/pl/file-refusals.ts'
import { createTurns } from '#server/base/turns.ts'
import { fileRefusal } from '#server/features/files/uploads/file-refusal.ts'
import { isPicture, openPicture } from '#server/features/files/uploads/open-picture.ts'

export type PictureFormat = 'avif' | 'webp' | 'jpg' | 'png'

/** One width of a picture in one format, as it is served. */
export interface PictureVariant {
  readonly width: number
  readonly format: PictureFormat
  readonly content: Buffer
}

/** A picture as it is kept: of the largest width, with all its variants. */
export interface MadePicture {
  readonly width: number
  readonly height: number
  readonly variants: readonly PictureVariant[]
}

const SECONDS = 20
const ENCODERS: Readonly<Record<PictureFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 80 }),
  jpg: (picture) => picture.jpeg({ quality: 82, mozjpeg: true }),
  png: (picture) => picture.png({ palette: true, quality: 90 }),
}

/** Encoding takes seconds of one core: one picture at a time, besides those that are decoded. */
const turns = createTurns(1)

/**
 * Makes all variants of an uploaded picture anew from its pixels.
 * @throws Refusal file_kind, file_damaged or picture_too_large
 */
export async function makePicture(content: Buffer, purpose: PicturePurpose): Promise<MadePicture> {
  const kind = kindOfContent(content)
  if (kind === null || !isPicture(kind) || !PICTURE_FILES.kinds.includes(kind))
    throw fileRefusal('file_kind', wrongFileKind(PICTURE_FILES), {
      kinds: kindNames(PICTURE_FILES).join(', '),
    })
  const bounds = { ...boundsOf(purpose), fit: 'inside', withoutEnlargement: true } as const
  const { data, info } = await openPicture(content, kind, (picture) =>
    picture.resize(bounds).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true }),
  )
  const { width, height, channels } = info
  const open = () => sharp(data, { raw: { width, height, channels } }).timeout({ seconds: SECONDS })
  return turns(async () => {
    const { isOpaque } = await open().stats()
    const plain: PictureFormat = isOpaque && purpose === 'page' ? 'jpg' : 'png'
    const wanted: (readonly [number, PictureFormat])[] = [
      ...widthsOf(purpose, width).flatMap((each) => [[each, 'avif'] as const, [each, 'webp'] as const]),
      [plainWidthOf(purpose, width), plain],
    ]
    const variants: PictureVariant[] = []
    for (const [each, format] of wanted)
      variants.push({
        ...{ width: each, format },
        content: await ENCODERS[format](open().resize({ width: each })).toBuffer(),
      })
    return { width, height, variants }
  })
}
