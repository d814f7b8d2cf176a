import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CDPSession, Locator, Page } from 'playwright-core'
import { Hand } from './hand.ts'
import type { Stage } from './stage.ts'
import { type Caption, type Frame, type Pace, shownAt, type Take } from './timeline.ts'

const CUT = Number.POSITIVE_INFINITY
const SCREENCAST = { format: 'png', maxWidth: 2000, maxHeight: 2000 } as const
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
  readonly #captions: Caption[] = []
  #session: CDPSession | null = null

  constructor(page: Page, { screen }: Stage, folder: string) {
    this.page = page
    this.hand = new Hand(page, { x: screen.width / 2, y: screen.height * 0.7 })
    this.#folder = folder
  }

  /** Starts to record what the page shows. */
  async begin(): Promise<void> {
    this.#session = await this.page.context().newCDPSession(this.page)
    this.#session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      const file = join(this.#folder, `${String(this.#frames.length).padStart(5, '0')}.png`)
      writeFileSync(file, Buffer.from(data, 'base64'))
      this.#frames.push({ at: metadata.timestamp ?? now(), file })
      void this.#session?.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
    })
    this.#paces.push({ at: now(), speed: 1 })
    await this.#session.send('Page.startScreencast', SCREENCAST)
  }

  /** A camera that starts takes a picture at once; one that runs may have missed what a new page became. */
  async #takeAnew(): Promise<void> {
    await this.#session?.send('Page.stopScreencast')
    const before = this.#frames.length
    await this.#session?.send('Page.startScreencast', SCREENCAST)
    while (this.#frames.length === before) await sleep(40)
  }

  /** Shows a caption from now on, once the previous one could be read. */
  async caption(text: string): Promise<void> {
    await this.#untilRead()
    this.#captions.push({ at: now(), text })
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
    await this.#takeAnew()
    this.calm()
  }

  /** A pause to look, in seconds of the film. */
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
    return { frames: this.#frames, paces: this.#paces, captions: this.#captions, end }
  }

  async #untilRead(): Promise<void> {
    const last = this.#captions.at(-1)
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
