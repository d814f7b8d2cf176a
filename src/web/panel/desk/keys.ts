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
}

/** Enter goes to the next field and Shift Enter back; Ctrl Enter adds a person, Ctrl S saves, F6 to F9 say how it is paid. */
export function onDeskKey(
  within: HTMLElement,
  event: KeyboardEvent,
  { save, nextPerson, setWay }: Acts,
): void {
  const { key, ctrlKey, metaKey, shiftKey, target } = event
  const way = WAY_KEYS[key]
  const isChord = ctrlKey || metaKey
  if (isChord && key.toLowerCase() === 's') act(event, save)
  else if (isChord && key === 'Enter') act(event, nextPerson)
  else if (way !== undefined) act(event, () => setWay(way))
  else if (key === 'Enter' && isField(target)) act(event, () => move(within, target, shiftKey ? -1 : 1))
}

function act(event: KeyboardEvent, run: () => void): void {
  event.preventDefault()
  run()
}

/** In a text of several lines Enter is a new line, on a button it is a click. */
const isField = (target: EventTarget | null): target is HTMLInputElement | HTMLSelectElement =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement

function move(within: HTMLElement, from: HTMLElement, by: 1 | -1): void {
  const fields = [...within.querySelectorAll<HTMLElement>('input, select, textarea, button')].filter(
    (each) => !each.hasAttribute('disabled') && each.tabIndex >= 0 && each.offsetParent !== null,
  )
  const here = fields.findIndex((each) => each.isSameNode(from))
  fields[here + by]?.focus()
}
