import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawSocialPicture } from './draw-social-picture.ts'
import type { SocialContent } from './social-view.ts'

const CONTENT: SocialContent = {
  ...{ title: 'Rekolekcje', facts: '16–20 sierpnia 2027. Lipowa', organiser: 'Parafia w Lipowej' },
  ...{ accent: '#23408e', strong: '#192e66', background: '#fbf8f2', cover: 'lake', photo: null },
}
const SCENE = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1440" height="520"><rect width="1440" height="520" fill="#0f0"/></svg>',
)
const draw = (content: Partial<SocialContent>) => drawSocialPicture({ ...CONTENT, ...content }, SCENE)

/** The part with the title, as black and white. */
const titleOf = (picture: Buffer) =>
  sharp(picture)
    .extract({ left: 64, top: 386, width: 1072, height: 150 })
    .greyscale()
    .threshold(128)
    .raw()
    .toBuffer()
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

test('Polish letters are drawn as themselves', async () => {
  const plain = hashOf(await titleOf(await draw({ title: 'zazolc gesla jazn' })))
  const polish = hashOf(await titleOf(await draw({ title: 'zażółć gęślą jaźń' })))
  const missing = hashOf(
    await titleOf(await draw({ title: 'za\ue000\ue000\ue000\ue000 g\ue000\ue000l\ue000 ja\ue000\ue000' })),
  )
  expect(new Set([plain, polish, missing]).size).toBe(3)
})

test("the letters are the product's own and not those of the machine", async () => {
  const ink = await titleOf(await draw({ title: 'Zażółć gęślą jaźń' }))
  const { info } = await sharp(ink, { raw: { width: 1072, height: 150, channels: 1 } })
    .trim({ background: '#fff' })
    .png()
    .toBuffer({ resolveWithObject: true })
  // In the font of the documents; another one that a machine may have draws them wider, or less bold.
  const own = pdfWidth('Zażółć gęślą jaźń', 64)
  expect(Math.abs(info.width - own)).toBeLessThan(8)
})

/** How wide the text is in the same font by another library. */
function pdfWidth(text: string, size: number): number {
  const face = '@expo-google-fonts/atkinson-hyperlegible-next/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf'
  const pdf = new PDFDocument()
  return pdf
    .font(fileURLToPath(import.meta.resolve(face)))
    .fontSize(size)
    .widthOfString(text)
}

test.each([
  ['a long title', { title: 'Ogólnopolska Piesza Pielgrzymka Rodzin '.repeat(4).trim() }],
  ['one long word', { title: 'x'.repeat(150) }],
  ['markup', { title: '<b>5 & 6</b> <span size="900000">x</span>' }],
  ['no days, no place', { facts: '' }],
  ['long facts and a long name', { facts: 'Sanktuarium '.repeat(30), organiser: 'x'.repeat(50) }],
])('%s stays within the picture', async (_, content) => {
  const picture = await draw(content)
  expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 })
  for (const margin of [{ left: 1140 }, { left: 0 }]) {
    const part = await sharp(picture)
      .extract({ ...margin, top: 320, width: 56, height: 300 })
      .png()
      .toBuffer()
    const { channels } = await sharp(part).stats()
    for (const { stdev } of channels) expect(stdev).toBeLessThan(4)
  }
})
