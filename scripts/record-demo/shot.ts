import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CDPSession, Locator, Page } from 'playwright-core'
import { Hand } from './hand.ts'
import type { Stage } from './stage.ts'
import { type Frame, type Pace, type Said, shownAt, type Take } from './timeline.ts'

const CUT = Number.POSITIVE_INFINITY
// Until what stands on the page stands in a picture too.
const PICTURE_MS = 500
const LETTERS_PER_SECOND = 17
const SHORTEST_CAPTION = 2
// A look at the last picture before the scene ends.
const LAST_LOOK = 0.6

/** A camera before a page: what a scene plays with. */
export class Shot {
  readonly page: Page
  readonly hand: Hand
  readonly #folder: string
  readonly #frames: Frame[] = []
  readonly #paces: Pace[] = []
  readonly #said: Said[] = []
  #session: CDPSession | null = null

  constructor(page: Page, { screen }: Stage, folder: string) {
    this.page = page
    this.hand = new Hand(page, { x: screen.width / 2, y: screen.height * 0.7 })
    this.#folder = folder
  }

  /** Begins to film what the page shows. */
  async begin(): Promise<void> {
    this.#session = await this.page.context().newCDPSession(this.page)
    this.#session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      const file = join(this.#folder, `${String(this.#frames.length).padStart(5, '0')}.png`)
      writeFileSync(file, Buffer.from(data, 'base64'))
      this.#frames.push({ at: metadata.timestamp ?? now(), file })
      void this.#session?.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
    })
    this.#paces.push({ at: now(), speed: 1 })
    await this.#session.send('Page.startScreencast', { format: 'png', maxWidth: 2000, maxHeight: 2000 })
  }

  /** Says something from now on, after the sentence before it could be read. */
  async say(text: string): Promise<void> {
    await this.#untilRead()
    this.#said.push({ at: now(), text })
  }

  /** Runs the film so many times faster from now on. */
  hurry(speed: number): void {
    this.#paces.push({ at: now(), speed })
  }

  calm(): void {
    this.hurry(1)
  }

  /** Waits for something that is not seen, nor what the page shows until then. */
  async skipTo(target: Locator): Promise<void> {
    this.hurry(CUT)
    await target.waitFor()
    await sleep(PICTURE_MS)
    this.calm()
  }

  /** A look, in seconds of the film. */
  async rest(seconds: number): Promise<void> {
    if (this.#paces.at(-1)?.speed === CUT) return
    const from = this.#shown()
    while (this.#shown() < from + seconds) await sleep(40)
  }

  async end(): Promise<Take> {
    await this.#untilRead()
    await this.rest(LAST_LOOK)
    const end = now()
    await this.#session?.send('Page.stopScreencast')
    return { frames: this.#frames, paces: this.#paces, said: this.#said, end }
  }

  async #untilRead(): Promise<void> {
    const last = this.#said.at(-1)
    if (last === undefined) return
    const needed = Math.max(SHORTEST_CAPTION, last.text.length / LETTERS_PER_SECOND)
    await this.rest(needed - (this.#shown() - shownAt(this.#paces, last.at)))
  }

  #shown(): number {
    return shownAt(this.#paces, now())
  }
}

const now = () => Date.now() / 1000

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
