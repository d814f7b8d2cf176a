import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readConfig } from '#server/base/config.ts'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { composeScene, encodeFilm, requireFfmpeg } from '../tools/film/encode.ts'
import { drawHand } from '../tools/film/hand.ts'
import type { Scene, Story } from '../tools/film/scene.ts'
import { accountScene } from '../tools/film/scenes/account.ts'
import { familyScene } from '../tools/film/scenes/family.ts'
import { gateScene } from '../tools/film/scenes/gate.ts'
import { mailScene } from '../tools/film/scenes/mail.ts'
import { officeScene } from '../tools/film/scenes/office.ts'
import { Shot } from '../tools/film/shot.ts'
import { drawStage } from '../tools/film/stage.ts'
import { cuesOf, shownAt, type Take } from '../tools/film/timeline.ts'
import { webVtt } from '../tools/film/web-vtt.ts'
import { buildWeb } from './support/build-web.ts'
import { runCommand } from './support/run-command.ts'
import { startTemporaryProduct } from './support/temporary-product.ts'

const SCENES: readonly Scene[] = [accountScene, familyScene, mailScene, gateScene, officeScene]
/** In the family's scene: the invitation, before it is scrolled. */
const POSTER_SECOND = 1.5
const TARGET = resolve('src/web/landing/video')

/** A scene that has been recorded and placed in its frame. */
interface Played {
  readonly scene: Scene
  readonly take: Take
  readonly film: string
}

/**
 * Records the film of the landing page: plays the scenes in the real product, on a separate demo, and
 * writes demo.webm, demo.mp4, demo.vtt and poster.webp. Later scenes depend on the data of earlier
 * ones, so all are played.
 */
await runCommand(
  async (stop) => {
    await requireFfmpeg()
    await buildWeb(stop)
    const folder = resolve(readConfig(process.env).dataDir, 'film')
    rmSync(folder, { recursive: true, force: true })
    await using product = await startTemporaryProduct('film-product', { demo: true })
    const story: Story = { address: product.address, number: '', ticket: '' }
    const played: Played[] = []
    for (const [index, scene] of SCENES.entries()) {
      stop.throwIfAborted()
      console.log(`Scene ${index + 1}: ${scene.title} ...`)
      played.push(await playScene(scene, index + 1, story, join(folder, String(index + 1))))
    }
    mkdirSync(TARGET, { recursive: true })
    writeFileSync(join(TARGET, 'demo.vtt'), captionsOf(played))
    console.log('Encoding the film ...')
    await encodeFilm(
      played.map(({ film }) => film),
      secondsBefore(played, familyScene) + POSTER_SECOND,
      folder,
      TARGET,
    )
  },
  { interrupted: 130 },
)

async function playScene(scene: Scene, number: number, story: Story, folder: string): Promise<Played> {
  mkdirSync(folder, { recursive: true })
  const { stage } = scene
  // The recording has the size of the film: enlarged by the browser, not by the encoder.
  const browser = await launchBrowser([`--force-device-scale-factor=${stage.zoom}`])
  try {
    const picture = await drawStage(browser, stage, { number, text: scene.title }, folder)
    const open = stage.isPhone ? openPhone : openDesktop
    const { page } = await open(browser, { viewport: stage.screen, deviceScaleFactor: stage.zoom })
    await page.addInitScript(drawHand)
    await scene.prepare(page, story)
    const shot = new Shot(page, stage, folder)
    await shot.begin()
    await scene.play(shot, story)
    const take = await shot.end()
    return { scene, take, film: await composeScene(take, stage, picture, folder) }
  } finally {
    await browser.close()
  }
}

/** When a scene begins in the film. */
function secondsBefore(played: readonly Played[], scene: Scene): number {
  const index = played.findIndex((each) => each.scene === scene)
  return played.slice(0, index).reduce((sum, { take }) => sum + shownAt(take.paces, take.end), 0)
}

function captionsOf(played: readonly Played[]): string {
  return webVtt(
    played.flatMap(({ scene, take }) =>
      cuesOf(take, secondsBefore(played, scene)).map((cue) => ({ ...cue, place: scene.stage.captions })),
    ),
  )
}
