import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Browser } from 'playwright-core'
import { readConfig } from '#server/base/config.ts'
import { launchBrowser } from '#test/support/browser.ts'
import { type Camera, type Scheme, type Walk, WIDTHS, walkOnce } from '../tools/pictures/camera.ts'
import { compareRuns, differenceText } from '../tools/pictures/compare.ts'
import { writeContactSheet } from '../tools/pictures/contact-sheet.ts'
import { panelWalk } from '../tools/pictures/walks/panel.ts'
import { platformWalk } from '../tools/pictures/walks/platform.ts'
import { registrationWalks } from '../tools/pictures/walks/registration.ts'
import { scannerWalk } from '../tools/pictures/walks/scanner.ts'
import { siteWalks } from '../tools/pictures/walks/sites.ts'
import { buildWeb } from './support/build-web.ts'
import { runCommand } from './support/run-command.ts'
import { sentence } from './support/sentence.ts'
import { startTemporaryProduct } from './support/temporary-product.ts'

const WALKS: readonly Walk[] = [platformWalk, ...siteWalks, ...registrationWalks, panelWalk, scannerWalk]

/**
 * `npm run pictures`: every page and state of the demo at both widths, light and dark where promised, into
 * `DATA_DIR/pictures/now`, with index.html and contact-sheet.png; the run before moves to `pictures/before`, and what
 * differences from it are listed. Words after `--` choose walks whose name contains one of them. The exit code is 1
 * when a walk did not finish.
 */
await runCommand(
  async (stop) => {
    const folder = resolve(readConfig(process.env).dataDir, 'pictures')
    const [now, before] = [resolve(folder, 'now'), resolve(folder, 'before')]
    const chosen = chooseWalks(process.argv.slice(2).filter((word) => word !== '--'))
    await buildWeb(stop)
    if (existsSync(now)) {
      rmSync(before, { recursive: true, force: true })
      renameSync(now, before)
    }
    mkdirSync(now, { recursive: true })
    await using product = await startTemporaryProduct('pictures-product', { demo: true })
    const browser = await launchBrowser()
    try {
      const files = await takeAll(chosen, browser, now, (host) => product.address(host), stop)
      const found = compareRuns(files, now, before)
      await writeContactSheet(browser, now, found)
      for (const [file, how] of found) if (how.kind !== 'same') console.log(`${file}: ${differenceText(how)}`)
      console.log(`${files.length} pictures in ${now}; see index.html or contact-sheet.png.`)
    } finally {
      await browser.close()
    }
  },
  { interrupted: 130 },
)

function chooseWalks(words: readonly string[]): readonly Walk[] {
  return words.length === 0 ? WALKS : WALKS.filter(({ name }) => words.some((word) => name.includes(word)))
}

/** One after another: the result of one walk may be visible in the next. */
async function takeAll(
  walks: readonly Walk[],
  browser: Browser,
  folder: string,
  address: (host: string) => string,
  stop: AbortSignal,
): Promise<string[]> {
  const files: string[] = []
  for (const walk of walks) {
    for (const { width, scheme } of settingsOf(walk)) {
      stop.throwIfAborted()
      const name = `${walk.name} at ${width}${scheme === 'dark' ? ', dark' : ''}`
      const taken = files.length
      try {
        const onTaken = (file: string) => files.push(file)
        await walkOnce(walk, { browser, folder, width, scheme, address, onTaken })
        console.log(`ok     ${name}: ${files.length - taken}`)
      } catch (error) {
        process.exitCode = 1
        console.log(`FAILED ${name} after ${files.length - taken}: ${sentence(error)}`)
      }
    }
  }
  return files
}

function settingsOf({ schemes }: Walk): { width: Camera['width']; scheme: Scheme }[] {
  return WIDTHS.flatMap((width) => schemes.map((scheme) => ({ width, scheme })))
}
