import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'

/**
 * What a person does at the panel, counted. The pauses of slow clicking are added up, not waited for: a page is looked
 * over, a control is found and pressed, a field is found, and its text is typed with two fingers.
 */

const PAGE_S = 5
const STEP_S = 2
const FIELD_S = 2
const CHARACTERS_PER_SECOND = 4

export interface Effort {
  /** Pages and tabs that were opened. */
  readonly pages: number
  /** Controls that were pressed or chosen from. */
  readonly steps: number
  /** Fields that were filled in. */
  readonly fields: number
  readonly characters: number
  /** With the pauses of slow clicking. */
  readonly seconds: number
}

/** What is already known of an event when it is created. */
interface EmptyEvent {
  readonly start?: Day
  readonly end?: Day
  readonly place?: string
}

/** Day, month and year as their lists give them. */
type Day = readonly [string, string, string]

export class Walk {
  readonly page: Page
  #pages = 0
  #steps = 0
  #fields = 0
  #characters = 0

  constructor(page: Page) {
    this.page = page
  }

  get effort(): Effort {
    const [pages, steps, fields, characters] = [this.#pages, this.#steps, this.#fields, this.#characters]
    const seconds = pages * PAGE_S + steps * STEP_S + fields * FIELD_S + characters / CHARACTERS_PER_SECOND
    return { pages, steps, fields, characters, seconds: Math.round(seconds) }
  }

  /** Presses a button. */
  async press(name: string | RegExp, within: Page | Locator = this.page): Promise<void> {
    await this.click(within.getByRole('button', { name, exact: true }))
  }

  /** Presses anything: a button, a link, a summary. */
  async click(target: Locator): Promise<void> {
    this.#steps += 1
    await target.click()
  }

  /** Follows a link or a tab to a page and waits for its heading. */
  async open(link: string, heading: string = link): Promise<void> {
    this.#steps += 1
    await this.page.getByRole('link', { name: link, exact: true }).first().click()
    await this.arrive(heading)
  }

  /** A page has come by itself. */
  async arrive(heading: string): Promise<void> {
    this.#pages += 1
    await this.page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()
  }

  /** Begins with an empty event, and opens its settings. */
  async createEmptyEvent(title: string, known: EmptyEvent = {}): Promise<void> {
    await this.open('Dodaj wydarzenie', 'Co organizujesz?')
    await this.click(this.page.getByRole('link', { name: 'Zacznij od pustego wydarzenia' }))
    await this.type('Nazwa', title)
    if (known.start) await this.date('start', known.start)
    if (known.end) await this.date('end', known.end)
    if (known.place !== undefined) await this.type('Miejsce', known.place)
    await this.press('Utwórz wydarzenie')
    await this.arrive(title)
    await this.open('Ustawienia wydarzenia', 'Informacje')
  }

  /** Types into the field of a label; an empty text clears it. */
  async type(label: string | RegExp, text: string, within: Page | Locator = this.page): Promise<void> {
    await this.fill(within.getByLabel(label, { exact: true }), text)
  }

  async fill(field: Locator, text: string): Promise<void> {
    this.#fields += 1
    this.#characters += text.length
    await field.fill(text)
  }

  /** Types into a field and presses Enter, as where a list grows by a line. */
  async enter(label: string | RegExp, text: string, within: Page | Locator = this.page): Promise<void> {
    await this.type(label, text, within)
    await within.getByLabel(label, { exact: true }).press('Enter')
  }

  /** Chooses from a list by what is read there. */
  async choose(label: string | RegExp, option: string, within: Page | Locator = this.page): Promise<void> {
    this.#steps += 1
    await within.getByLabel(label, { exact: true }).selectOption({ label: option })
  }

  async tick(name: string | RegExp, on = true, within: Page | Locator = this.page): Promise<void> {
    this.#steps += 1
    await within.getByRole('checkbox', { name, exact: true }).setChecked(on)
  }

  /** Chooses day, month and year of a date by its id; each is a list. */
  async date(id: string, [day, month, year]: readonly [string, string, string]): Promise<void> {
    this.#steps += 3
    const part = (name: string) => this.page.locator(`[id="${name}"]`)
    await part(id).selectOption(day)
    await part(`${id}-month`).selectOption(month)
    await part(`${id}-year`).selectOption(year)
  }

  /** The same of a date by what it is called; the month by its name. */
  async day(
    name: string,
    [day, month, year]: readonly [string, string, string],
    within: Page | Locator = this.page,
  ) {
    const date = within.getByRole('group', { name })
    await this.choose('Dzień', day, date)
    await this.choose('Miesiąc', month, date)
    await this.choose('Rok', year, date)
  }

  /** Pastes cells of a spreadsheet or lines of a text, which the organiser has; counts as one step. */
  async paste(field: Locator, text: string): Promise<void> {
    this.#steps += 1
    const isTaken = await field.evaluate((element, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', pasted)
      const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      return !element.dispatchEvent(paste)
    }, text)
    if (isTaken) return
    // What the page leaves to the browser is inserted by it.
    await field.focus()
    await this.page.keyboard.insertText(text)
  }

  /** Waits until everything that was changed has been saved by itself. */
  async saved(): Promise<void> {
    await this.page
      .getByText(/^(Wszystko zapisane|Strona pokazuje wszystko)/)
      .first()
      .waitFor()
    await this.page.waitForFunction(() =>
      Object.keys(localStorage).every((key) => !key.startsWith('panel.draft.')),
    )
  }

  /** Opens registration from the overview of an event. */
  async publish(title: string): Promise<void> {
    await this.saved()
    await this.click(this.page.getByRole('link', { name: 'Pulpit' }))
    await this.arrive(title)
    await this.press('Otwórz zapisy')
    await this.page.getByText('Strona pokazuje wszystko, co tu zapisano.').waitFor()
  }

  /** The definition as the page 'Zasady' gives it as a file. */
  async download(): Promise<unknown> {
    await this.saved()
    await this.page.getByRole('link', { name: 'Zasady', exact: true }).click()
    const coming = this.page.waitForEvent('download')
    await this.page.getByRole('button', { name: 'Pobierz plik' }).click()
    const path = await (await coming).path()
    return JSON.parse(await readFile(path, 'utf8'))
  }
}
