import type { Sharp } from 'sharp'
import { openPicture, type PictureKind } from './open-picture.ts'

const ENCODERS: Readonly<Record<PictureKind, (picture: Sharp) => Sharp>> = {
  jpg: (picture) => picture.jpeg({ quality: 85 }),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp({ quality: 85 }),
}

/** An A4 page at 340 dots an inch. */
const LONGEST_SIDE = 4_000
const BOUNDS = { width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true } as const

/**
 * The same picture, made anew from its pixels: upright, at most 4,000 pixels long, of the first frame, without metadata
 * (where and when it was taken, by which device) and without whatever else the file contained.
 * @throws Refusal of `openPicture`
 */
export const reencodePicture = (content: Buffer, kind: PictureKind): Promise<Buffer> =>
  openPicture(content, kind, (picture) => ENCODERS[kind](picture.resize(BOUNDS)).toBuffer())
