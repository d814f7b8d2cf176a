import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright-core'

/** The size of the film. */
export const FILM = { width: 1280, height: 800 }

/** Where a scene is played: the screen, how much it is enlarged, its place in the picture, and the captions'. */
export interface Stage {
  /** In CSS pixels of the page. */
  readonly screen: { readonly width: number; readonly height: number }
  /** How many pixels of the film a CSS pixel of the page takes. */
  readonly zoom: number
  readonly left: number
  readonly top: number
  readonly isPhone: boolean
  /** Cue settings of WebVTT: where the picture leaves room. */
  readonly captions: string
}

/** Large enough to be read when the film is shown small. */
export const PHONE: Stage = {
  screen: { width: 360, height: 504 },
  zoom: 1.5,
  left: 668,
  top: 22,
  isPhone: true,
  captions: 'line:58% position:7% size:42% align:start',
}

/** For pages that are one screen high: more of them, a little smaller. */
export const TALL_PHONE: Stage = {
  ...PHONE,
  screen: { width: 360, height: 640 },
  zoom: 1.18,
  left: 720,
}

export const DESKTOP: Stage = {
  screen: { width: 1140, height: 594 },
  zoom: 1.05,
  left: 41,
  top: 72,
  isPhone: false,
  captions: 'line:94%',
}

const FILES = join(process.cwd(), 'node_modules', '@fontsource-variable', 'brygada-1918', 'files')

/** Draws what is around the screen, with a hole in its place; answers the picture's file. */
export async function drawStage(
  browser: Browser,
  stage: Stage,
  title: { readonly number: number; readonly text: string },
  folder: string,
): Promise<string> {
  const source = join(folder, `stage-${title.number}.html`)
  const picture = join(folder, `stage-${title.number}.png`)
  writeFileSync(source, documentOf(stage, title))
  // The browser enlarges by itself what it films: here a pixel is a pixel.
  const page = await browser.newPage({ viewport: FILM, deviceScaleFactor: 1 })
  await page.goto(pathToFileURL(source).href)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: picture, omitBackground: true, scale: 'css' })
  await page.close()
  return picture
}

function documentOf(stage: Stage, { number, text }: { number: number; text: string }): string {
  const { width, height } = sizeOf(stage)
  const face = (name: string, range: string) =>
    `@font-face{font-family:Brygada;src:url("${pathToFileURL(join(FILES, `brygada-1918-${name}-wght-normal.woff2`))}");font-weight:400 700;unicode-range:${range}}`
  return `<!doctype html><meta charset="utf-8"><style>
${face('latin', 'U+0000-00FF,U+2013-2014,U+201E,U+201D')}${face('latin-ext', 'U+0100-02AF')}
body{margin:0;background:transparent;overflow:hidden;font-family:Brygada;color:#182d68}
.hole{position:absolute;left:${stage.left}px;top:${stage.top}px;width:${width}px;height:${height}px;
border-radius:${stage.isPhone ? 26 : 12}px;box-shadow:0 0 0 ${stage.isPhone ? 12 : 1}px ${stage.isPhone ? '#1d2433' : '#c9d3ec'},0 0 0 2000px #e7ecf8}
h1{position:absolute;margin:0;font-weight:500}
.phone{left:92px;top:150px;width:520px;font-size:60px;line-height:1.12}
.desktop{left:44px;top:14px;font-size:34px}
span{color:#5a70ad;font-size:.62em}
.phone span{display:block;margin-bottom:14px}.desktop span{margin-right:16px}
</style><div class="hole"></div><h1 class="${stage.isPhone ? 'phone' : 'desktop'}"><span>${number}</span>${text}</h1>`
}

/** The screen in pixels of the film. */
function sizeOf({ screen, zoom }: Stage): { width: number; height: number } {
  return { width: Math.round(screen.width * zoom), height: Math.round(screen.height * zoom) }
}
