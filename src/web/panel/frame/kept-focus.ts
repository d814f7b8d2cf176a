import { type RefObject, useEffect } from 'react'
import { reachedIn } from './reached.ts'

/** Where an element stands: its parents, the nearest first, and which of their children leads to it. */
type Place = readonly { readonly parent: Element; readonly index: number }[]

/**
 * Keeps the place of somebody who works by keys. The browser forgets it when what has the focus is removed, moved, or
 * disabled while it saves: then what stands in its place is focused, or the element itself once it can be.
 */
export function useKeptFocus(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const main = content.current
    if (main === null) return
    let focused: HTMLElement | null = null
    let place: Place = []
    let isByKeys = false
    let isLeaving = false
    const remember = ({ target }: Event) => {
      focused = target instanceof HTMLElement && main.contains(target) ? target : null
      place = focused === null ? [] : placeOf(focused, main)
    }
    const byKeys = ({ key }: KeyboardEvent) => {
      isByKeys = true
      // Past the last element Tab goes to the browser's own controls.
      isLeaving = key === 'Tab'
    }
    const byPointer = () => {
      isByKeys = false
    }
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (isLeaving && relatedTarget === null) focused = null
    }
    const keep = () => {
      if (!isByKeys || focused === null || document.activeElement !== document.body) return
      if (!focused.isConnected) heirOf(place, main).focus()
      else if (!focused.matches(':disabled')) focused.focus()
    }
    // Between two elements the focus is nowhere for a moment.
    const observer = new MutationObserver(() => setTimeout(keep))
    observer.observe(main, { subtree: true, childList: true, attributeFilter: ['disabled'] })
    document.addEventListener('focusin', remember)
    document.addEventListener('focusout', leave)
    document.addEventListener('keydown', byKeys, true)
    document.addEventListener('pointerdown', byPointer, true)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', remember)
      document.removeEventListener('focusout', leave)
      document.removeEventListener('keydown', byKeys, true)
      document.removeEventListener('pointerdown', byPointer, true)
    }
  }, [content])
}

function placeOf(element: Element, main: Element): Place {
  const parent = element.parentElement
  if (parent === null || element === main) return []
  return [{ parent, index: [...parent.children].indexOf(element) }, ...placeOf(parent, main)]
}

/** What now stands in a place, or in the one before it; the heading of the page where another one has come. */
function heirOf(place: Place, main: HTMLElement): HTMLElement {
  for (const { parent, index } of place) {
    // Another page has come.
    if (parent === main) break
    if (!parent.isConnected) continue
    const reached = reachedIn(parent)
    const near = parent.children[index] ?? parent.children[index - 1]
    const heir = reached.find((each) => near !== undefined && isFrom(near, each)) ?? reached.at(-1)
    if (heir !== undefined) return heir
  }
  return headingOf(main)
}

/** Where another page begins. */
function headingOf(main: HTMLElement): HTMLElement {
  const heading = main.querySelector('h1') ?? main
  heading.tabIndex = -1
  return heading
}

/** Whether an element is in another or after it. */
const isFrom = (other: Element, element: Element) =>
  other.contains(element) || (other.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
