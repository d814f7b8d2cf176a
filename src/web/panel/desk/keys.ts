import type { DeskWay } from './desk-order.ts'

/** The keys of the desk, which are said at the foot of the page. */
const WAY_KEYS: Readonly<Record<string, DeskWay>> = {
  F6: 'cash',
  F7: 'terminal',
  F8: 'transfer',
  F9: 'later',
}

interface Acts {
  readonly save: () => void
  readonly nextPerson: () => void
  readonly setWay: (way: DeskWay) => void
  /** Opens the fields of a person by their place. */
  readonly openPerson: (index: number) => void
}

/**
 * Enter goes to the next field and Shift Enter back; Ctrl Enter adds a person, Alt and a digit open one, Ctrl S saves, F6
 * to F9 say how it is paid. A digit alone chooses where the focus is in a numbered choice.
 */
export function onDeskKey(within: HTMLElement, event: KeyboardEvent, acts: Acts): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event
  const way = WAY_KEYS[key]
  const isChord = ctrlKey || metaKey
  // By the place of the key: with Alt some keyboards write another sign.
  const opened = altKey && !isChord ? /^Digit([1-9])$/.exec(event.code)?.[1] : undefined
  const numbered = altKey || isChord ? null : numberedChoice(target, key)
  if (isChord && key.toLowerCase() === 's') act(event, acts.save)
  else if (isChord && key === 'Enter') act(event, acts.nextPerson)
  else if (opened !== undefined) act(event, () => acts.openPerson(Number(opened) - 1))
  else if (way !== undefined) act(event, () => acts.setWay(way))
  else if (numbered !== null) act(event, () => choose(numbered))
  else if (key === 'Enter' && isField(target)) act(event, () => move(within, target, shiftKey ? -1 : 1))
}

function act(event: KeyboardEvent, run: () => void): void {
  event.preventDefault()
  run()
}

/** In a text of several lines Enter is a new line, on a button it is a click. */
const isField = (target: EventTarget | null): target is HTMLInputElement | HTMLSelectElement =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement

/** The option that a digit means, where the focus is in a choice by digits. */
function numberedChoice(target: EventTarget | null, key: string): HTMLInputElement | null {
  if (!/^[1-9]$/.test(key) || !(target instanceof HTMLInputElement) || target.type !== 'radio') return null
  const options = target.closest('[data-keys]')?.querySelectorAll<HTMLInputElement>('input[type="radio"]')
  return options?.[Number(key) - 1] ?? null
}

function choose(option: HTMLInputElement): void {
  option.focus()
  option.click()
}

/** Fields only, and the button that saves: Enter shall not come upon the one that removes a person. */
const STOPS = 'input, select, textarea, .desk-save'

function move(within: HTMLElement, from: HTMLElement, by: 1 | -1): void {
  const fields = [...within.querySelectorAll<HTMLElement>(STOPS)].filter(
    (each) =>
      !each.hasAttribute('disabled') &&
      each.tabIndex >= 0 &&
      each.offsetParent !== null &&
      isStop(each, from),
  )
  const here = fields.findIndex((each) => each.isSameNode(from))
  fields[here + by]?.focus()
}

/** Of a group of radios one is a stop, as with Tab: the chosen one, or the first. Where the focus is now stays one. */
function isStop(each: HTMLElement, from: HTMLElement): boolean {
  if (!(each instanceof HTMLInputElement) || each.type !== 'radio') return true
  if (from instanceof HTMLInputElement && from.name === each.name) return each.isSameNode(from)
  const group = [
    ...(each.closest('fieldset')?.querySelectorAll<HTMLInputElement>('input[type="radio"]') ?? []),
  ]
  return each.isSameNode(group.find(({ checked }) => checked) ?? group[0] ?? null)
}
