import type { FileRules } from '#domain/form/fields/file-rules.ts'

/** What a picture of an account is for: a photograph on a page, or the mark of the organiser. */
export const PICTURE_PURPOSES = ['page', 'logo'] as const
export type PicturePurpose = (typeof PICTURE_PURPOSES)[number]

/** The files that become pictures: photographs of phones are large. */
export const PICTURE_FILES: FileRules = { kinds: ['jpg', 'png', 'webp'], maxMegabytes: 15, max: 1 }

/** In how many pictures, and bytes of them, an account may have. */
export const PICTURE_QUOTA = { pictures: 300, bytes: 500 * 1024 * 1024 } as const

/** The longest description. */
export const LONGEST_ALT = 300

/** The point that stays in sight when a picture is cropped, in per cent from the left and from the top. */
export interface FocalPoint {
  readonly x: number
  readonly y: number
}

interface PictureSizes {
  /** In pixels; pages name each with its width, and the browser takes one. */
  readonly widths: readonly number[]
  /** What is higher is made smaller as a whole. */
  readonly maxHeight: number
  /** For mails, previews and old browsers, which know neither AVIF nor WebP. */
  readonly plainWidth: number
}

const SIZES: Readonly<Record<PicturePurpose, PictureSizes>> = {
  page: { widths: [360, 720, 1080, 1600], maxHeight: 2_400, plainWidth: 1_080 },
  logo: { widths: [120, 240, 480], maxHeight: 480, plainWidth: 240 },
}

/** The largest size that is kept. */
export const boundsOf = (purpose: PicturePurpose): { readonly width: number; readonly height: number } => ({
  width: SIZES[purpose].widths.at(-1) ?? 1,
  height: SIZES[purpose].maxHeight,
})

/** In which widths a picture of this width is kept: nothing is enlarged. */
export function widthsOf(purpose: PicturePurpose, width: number): readonly number[] {
  const largest = Math.min(width, boundsOf(purpose).width)
  return [...SIZES[purpose].widths.filter((each) => each < largest), largest]
}

/** The width of the variant that every program can show. */
export const plainWidthOf = (purpose: PicturePurpose, width: number): number =>
  Math.min(width, SIZES[purpose].plainWidth)
