import type { Locator, Page } from 'playwright-core'

const GLIDE_STEPS = 24
const GLIDE_MS = 16
const LETTER_MS = 45
// What is nearer to the edges is scrolled to the middle first; below stands the bar with the price.
const HEADROOM = 60
const BAR = 150

/** Moves, taps and types as a person does, so that viewers can follow. */
export class Hand {
  readonly #page: Page
  #at: { x: number; y: number }

  constructor(page: Page, at: { x: number; y: number }) {
    this.#page = page
    this.#at = at
  }

  async tap(target: Locator): Promise<void> {
    await this.moveTo(target)
    await this.#page.mouse.down()
    await sleep(90)
    await this.#page.mouse.up()
    await sleep(180)
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.tap(field)
    await this.#page.keyboard.type(text, { delay: LETTER_MS })
  }

  /** The list that opens is the system's and not filmed; what was chosen is seen. */
  async choose(list: Locator, option: string): Promise<void> {
    await this.moveTo(list)
    await list.selectOption(option)
    await sleep(220)
  }

  async moveTo(target: Locator): Promise<void> {
    await this.show(target)
    const box = await target.boundingBox()
    if (box === null) throw new Error(`Nothing to touch: ${target}`)
    await this.#glide({ x: box.x + Math.min(box.width / 2, 150), y: box.y + box.height / 2 })
  }

  /** Scrolls until it is well in sight. */
  async show(target: Locator): Promise<void> {
    await target.waitFor()
    const box = await target.boundingBox()
    const { height } = this.#page.viewportSize() ?? { height: 0 }
    const isInBar = await target.evaluate(
      (element) => element.closest('aside, dialog, [role=dialog]') !== null,
    )
    if (box === null || isInBar || (box.y > HEADROOM && box.y + box.height < height - BAR)) return
    await target.evaluate((element) => element.scrollIntoView({ behavior: 'smooth', block: 'center' }))
    await this.settle(target)
  }

  /** Waits until it has stopped moving. */
  async settle(target: Locator): Promise<void> {
    let before = Number.NaN
    for (;;) {
      const y = (await target.boundingBox())?.y ?? 0
      if (Math.abs(y - before) < 0.5) return
      before = y
      await sleep(120)
    }
  }

  /** Scrolls the page by so many pixels, as a thumb does. */
  async scroll(by: number): Promise<void> {
    await this.#page.evaluate((top) => window.scrollBy({ top, behavior: 'smooth' }), by)
    await sleep(700)
  }

  /** Scrolls what is under the hand, which need not be the page. */
  async wheel(by: number): Promise<void> {
    for (let step = 0; step < GLIDE_STEPS; step++) {
      await this.#page.mouse.wheel(0, by / GLIDE_STEPS)
      await sleep(2 * GLIDE_MS)
    }
  }

  async #glide(to: { x: number; y: number }): Promise<void> {
    const from = this.#at
    for (let step = 1; step <= GLIDE_STEPS; step++) {
      const part = (1 - Math.cos((step / GLIDE_STEPS) * Math.PI)) / 2
      await this.#page.mouse.move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
      await sleep(GLIDE_MS)
    }
    this.#at = to
  }
}

/** Runs in the page: a soft disc follows the pointer and closes for a moment when it touches. */
export function drawHand(): void {
  const disc = document.createElement('div')
  const style =
    'position:fixed;left:-17px;top:-17px;width:30px;height:30px;border-radius:50%;border:2px solid #fff;' +
    'background:rgb(24 45 104/.55);box-shadow:0 1px 6px rgb(29 36 51/.4);z-index:2147483647;' +
    'pointer-events:none;visibility:hidden'
  disc.setAttribute('aria-hidden', 'true')
  disc.style.cssText = style
  const place = ({ clientX, clientY }: MouseEvent, scale: number) => {
    // The browser's own pointer, before the hand has come.
    if (clientX === 0 && clientY === 0) return
    disc.style.visibility = 'visible'
    disc.style.transform = `translate(${clientX}px,${clientY}px) scale(${scale})`
    // Outside the body, which belongs to the page; last, so that it is above later dialogs.
    if (document.documentElement.lastChild !== disc) document.documentElement.append(disc)
  }
  addEventListener('pointermove', (event) => place(event, 1), true)
  addEventListener('pointerdown', (event) => place(event, 0.72), true)
  addEventListener('pointerup', (event) => place(event, 1), true)
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
