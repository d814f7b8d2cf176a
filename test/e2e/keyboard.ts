import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '#test/support/browser.ts'
import { faultsOf } from './axe.ts'

/** A browser whose pages say what a screen reader would call each element. */
export const launchNamingBrowser = (): Promise<Browser> =>
  launchBrowser(['--enable-blink-features=ComputedAccessibilityInfo'])

/** Where the focus is, as somebody without a mouse sees and hears it. */
interface Stop {
  readonly name: string
  readonly role: string
  /** Whether anything is drawn around it. */
  readonly isMarked: boolean
  /** Whether it lies on the screen, with nothing over it. */
  readonly isSeen: boolean
  /** Whether the key before did not move it. */
  readonly isAgain: boolean
}

/** More than any page has. */
const MOST_STOPS = 260
/** A day that is typed has three parts; a page within the page keeps the focus for all of its own links. */
const OWN_STOPS = ['date', 'iframe']

type Name = string | RegExp

/**
 * Somebody who works with the keys alone. Each stop on the way is looked at: it has a name, it is marked and seen, and it
 * lets the focus go.
 */
export class Keyboard {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Presses one key, as 'Enter' or 'Shift+Tab'. */
  async key(key: string): Promise<void> {
    await this.page.keyboard.press(key)
  }

  /** Presses Tab until the focus is on what has this name. */
  async to(name: Name, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    const passed: string[] = []
    await this.#stop()
    for (let presses = 0; presses < MOST_STOPS; presses += 1) {
      await this.key(key)
      const stop = await this.#stop()
      if (stop !== null) {
        passed.push(stop.name)
        const fault = faultOf(stop) === null ? null : await this.#lastingFault(stop)
        if (fault !== null)
          throw new Error(`${fault}: ${stop.role} '${stop.name}', after ${passed.slice(-4)}`)
        if (isNamed(stop, name)) return
      }
    }
    throw new Error(`Nothing called ${name} was reached. Stops: ${[...new Set(passed)].join(' | ')}`)
  }

  /** Goes back by Shift+Tab. */
  async back(name: Name): Promise<void> {
    await this.to(name, 'Shift+Tab')
  }

  /** Waits until the focus is on what has this name, without a key. */
  async isOn(name: Name): Promise<void> {
    const deadline = Date.now() + 20_000
    for (;;) {
      const stop = await this.#stop()
      if (stop !== null && isNamed(stop, name)) return
      if (Date.now() > deadline)
        throw new Error(`The focus is on '${stop?.name ?? 'nothing'}', not on ${name}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  /** Goes to a button or link and presses it. */
  async press(name: Name, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.to(name)
    await this.key(key)
  }

  /** Goes to a field and types over what stands there. */
  async type(name: Name, text: string): Promise<void> {
    await this.to(name)
    await this.over(text)
  }

  /** Types over what stands in the field that has the focus. */
  async over(text: string): Promise<void> {
    await this.key('Control+A')
    await this.page.keyboard.type(text)
  }

  /** Goes to a list and moves by arrows to what is read there. */
  async choose(name: Name, option: Name): Promise<void> {
    await this.to(name)
    await this.arrowTo(option)
  }

  /** Moves by arrows in the list that has the focus; each word on the way is taken and given up. */
  async arrowTo(option: Name): Promise<void> {
    const offered = await this.#options()
    const wanted = offered.findIndex(({ text }) => matches(text, option))
    const chosen = offered.findIndex(({ isChosen }) => isChosen)
    if (wanted < 0) throw new Error(`There is no ${option}: ${offered.map(({ text }) => text).join(' | ')}`)
    const key = wanted < chosen ? 'ArrowUp' : 'ArrowDown'
    for (let left = Math.abs(wanted - chosen); left > 0; left -= 1) await this.key(key)
    const after = await this.#options()
    if (!after.some(({ text, isChosen }) => isChosen && matches(text, option)))
      throw new Error(`Arrows did not reach ${option}`)
  }

  /** Types a day into its field, as people write it. */
  async typeDay(name: Name, [year, month, day]: readonly [string, string, string]): Promise<void> {
    await this.to(name)
    await this.page.keyboard.type(`${day}.${month}.${year}`)
  }

  /** What axe finds on the page as it is now. */
  faults(): Promise<string[]> {
    return faultsOf(this.page)
  }

  /** What is just opening is looked at once it is open. */
  async #lastingFault(stop: Stop): Promise<string | null> {
    await new Promise((resolve) => setTimeout(resolve, 400))
    const later = await this.#stop()
    return faultOf(later === null ? stop : { ...later, isAgain: stop.isAgain })
  }

  #options(): Promise<{ text: string; isChosen: boolean }[]> {
    return this.page.evaluate(() => {
      const list = document.activeElement
      if (!(list instanceof HTMLSelectElement)) return []
      return [...list.options].map(({ text, selected }) => ({ text, isChosen: selected }))
    })
  }

  #stop(): Promise<Stop | null> {
    return this.page.evaluate(stopOnPage)
  }
}

// Hidden words after a visible one are read after a pause.
const tidy = (text: string) =>
  text
    .replaceAll(/[\s\u2060]+/g, ' ')
    .replaceAll(' :', ':')
    .trim()
const matches = (text: string, wanted: Name) =>
  typeof wanted === 'string' ? tidy(text) === tidy(wanted) : wanted.test(tidy(text))
const isNamed = (stop: Stop, wanted: Name) => matches(stop.name, wanted)

function faultOf(stop: Stop): string | null {
  if (tidy(stop.name) === '') return 'Without a name'
  if (OWN_STOPS.includes(stop.role)) return null
  if (!stop.isMarked) return 'The focus is not marked'
  if (!stop.isSeen) return 'The focus is not seen'
  return stop.isAgain ? 'The focus does not go on' : null
}

/** Runs in the page. */
function stopOnPage(): Stop | null {
  const element = document.activeElement
  const isAgain = Reflect.get(window, 'keyboardStop') === element
  Reflect.set(window, 'keyboardStop', element)
  if (element === null || element === document.body) return null
  const isDrawn = (each: Element | null) => {
    if (each === null) return false
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each)
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
  }
  const label = element.closest('label')
  const whole = label ?? element
  const { left, top, width, height } = element.getBoundingClientRect()
  const shown = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20))
  const said = (property: string) => String(Reflect.get(element, property) ?? '')
  return {
    name: said('computedName'),
    role: ['iframe', 'input'].includes(element.localName) ? said('type') || 'iframe' : said('computedRole'),
    isMarked: [element, element.nextElementSibling, element.parentElement, label].some(isDrawn),
    isSeen: shown !== null && (whole.contains(shown) || shown.contains(whole)),
    isAgain,
  }
}
