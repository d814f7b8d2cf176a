import { fileURLToPath } from 'node:url'
import sharp, { type OverlayOptions } from 'sharp'
import { createTurns } from '#server/base/turns.ts'
import { SOCIAL_SIZE, type SocialContent } from './social-view.ts'

/** Atkinson Hyperlegible Next, not subsetted: includes Polish letters (SIL Open Font License 1.1). */
const FAMILY = 'Atkinson Hyperlegible Next'
const fileOf = (face: string) =>
  fileURLToPath(
    import.meta.resolve(
      `@expo-google-fonts/atkinson-hyperlegible-next/${face}/AtkinsonHyperlegibleNext_${face}.ttf`,
    ),
  )
const FACES = {
  bold: { font: `${FAMILY} Bold`, fontfile: fileOf('700Bold') },
  text: { font: `${FAMILY}`, fontfile: fileOf('400Regular') },
} as const

const INK = '#1d2433'
const QUIET = '#4d5666'
const MARGIN = 64
const WIDTH = SOCIAL_SIZE.width - 2 * MARGIN
const COVER_HEIGHT = 300
const BAR_HEIGHT = 10
/** The largest size in which the title has its place. */
const TITLE = { sizes: [64, 54, 46, 38, 32], height: 150 }
const SECONDS = 10

export type SocialFormat = 'jpeg' | 'png'

/** A picture takes a part of a second of one core: one at a time. */
const turns = createTurns(1)

/**
 * Draws the picture of an event for shared links, 1200 × 630, as JPEG or PNG: its cover, title, days and place, and who
 * organises it.
 * @param cover the drawn scene as SVG made here, or the photograph
 */
export function drawSocialPicture(
  content: SocialContent,
  cover: Buffer,
  format: SocialFormat = 'jpeg',
): Promise<Buffer> {
  return turns(async () => {
    const { title, facts, organiser, accent, background, photo } = content
    const focus =
      photo === null ? 'bottom' : photo.focal.y < 34 ? 'top' : photo.focal.y > 66 ? 'bottom' : 'centre'
    const head = await sharp(cover)
      .resize({ width: SOCIAL_SIZE.width, height: COVER_HEIGHT, fit: 'cover', position: focus })
      .timeout({ seconds: SECONDS })
      .png()
      .toBuffer()
    const bar = { width: SOCIAL_SIZE.width, height: BAR_HEIGHT, channels: 3, background: accent } as const
    const top = COVER_HEIGHT + BAR_HEIGHT
    const layers: OverlayOptions[] = [
      { input: head, left: 0, top: 0 },
      { input: { create: bar }, left: 0, top: COVER_HEIGHT },
    ]
    if (facts !== '')
      layers.push({
        ...(await line(facts, { colour: accent, size: 30, face: 'bold' })),
        left: MARGIN,
        top: top + 28,
      })
    layers.push({ ...(await fitted(title)), left: MARGIN, top: top + 76 })
    layers.push({
      ...(await line(organiser, { colour: QUIET, size: 28, face: 'text' })),
      left: MARGIN,
      top: 556,
    })
    const picture = sharp({ create: { ...SOCIAL_SIZE, channels: 3, background } }).composite(layers)
    const encoded =
      format === 'png' ? picture.png() : picture.jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    return encoded.timeout({ seconds: SECONDS }).toBuffer()
  })
}

interface Look {
  readonly colour: string
  readonly size: number
  readonly face: keyof typeof FACES
}

/** A text on as many lines as it takes. */
async function written(text: string, { colour, size, face }: Look, width = WIDTH) {
  const { data, info } = await sharp({
    text: {
      ...FACES[face],
      font: `${FACES[face].font} ${size}`,
      text: `<span foreground="${colour}">${escapeMarkup(text)}</span>`,
      ...{ width, wrap: 'word-char', dpi: 72, rgba: true },
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input: data, height: info.height }
}

/** One line; what is longer ends in an ellipsis. */
async function line(text: string, look: Look): Promise<Pick<OverlayOptions, 'input'>> {
  for (let length = text.length; length > 0; length -= 4) {
    const shown = length === text.length ? text : `${text.slice(0, length).trimEnd()}…`
    const { input, height } = await written(shown, look)
    if (height < look.size * 1.6) return { input }
  }
  return written('…', look)
}

/** The title in the largest size that fits; in the smallest one it is cut. */
async function fitted(title: string): Promise<Pick<OverlayOptions, 'input'>> {
  for (const size of TITLE.sizes) {
    const { input, height } = await written(title, { colour: INK, size, face: 'bold' })
    if (height <= TITLE.height) return { input }
  }
  const size = TITLE.sizes.at(-1) ?? 32
  const { input } = await written(`${title.slice(0, 110).trimEnd()}…`, { colour: INK, size, face: 'bold' })
  return { input }
}

/** Pango reads markup. */
const escapeMarkup = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\p{Cc}/gu, ' ')
