import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright-core'
import { openDesktop } from '#test/support/browser.ts'
import { type Difference, differenceText } from './compare.ts'

const STYLE = `
  body { margin: 16px; font: 12px/1.3 sans-serif; color: #222; background: #ddd }
  main { display: grid; grid-template-columns: repeat(auto-fill, 200px); gap: 16px 12px; align-items: start }
  a { color: inherit; text-decoration: none; overflow-wrap: anywhere }
  .wide { grid-column: span 2 }
  img { display: block; width: 100%; height: 300px; object-fit: cover; object-position: top left; background: #fff }
  .changed { outline: 3px solid #c2410c }
  .changed + span { color: #c2410c; font-weight: bold }`

/** Writes index.html and contact-sheet.png into the folder: every picture small, what differs marked. */
export async function writeContactSheet(
  browser: Browser,
  folder: string,
  pictures: ReadonlyMap<string, Difference>,
): Promise<void> {
  const page = join(folder, 'index.html')
  writeFileSync(page, sheetHtml(pictures))
  await using opened = await openDesktop(browser, { viewport: { width: 2160, height: 1200 } })
  await opened.page.goto(pathToFileURL(page).href, { waitUntil: 'load' })
  // Some 280 large pictures are drawn at once, on a busy machine for minutes.
  await opened.page.screenshot({ path: join(folder, 'contact-sheet.png'), fullPage: true, timeout: 300_000 })
}

/** The names of files are ours: letters, digits and hyphens. */
function sheetHtml(pictures: ReadonlyMap<string, Difference>): string {
  const figures = [...pictures].map(([file, found]) => {
    const mark = found.kind === 'same' ? '' : ' class="changed"'
    const width = file.includes('-1280') ? ' class="wide"' : ''
    return `<a${width} href="${file}"><img${mark} src="${file}" alt=""><span>${file.replace('.png', '')}: ${differenceText(found)}</span></a>`
  })
  return `<!doctype html><meta charset="utf-8"><title>Pictures</title><style>${STYLE}</style><main>${figures.join('\n')}</main>`
}
