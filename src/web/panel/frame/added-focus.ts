import { type RefObject, useEffect } from 'react'
import { reachedIn } from './reached.ts'

/**
 * What a button marked by `data-adds` adds takes the focus when the button was pressed by a key: it mostly stands above the
 * button, where Tab does not lead. A pointer goes where it wants.
 */
export function useAddedFocus(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const main = content.current
    if (main === null) return
    const watch = ({ target, detail }: MouseEvent) => {
      const isByKey = detail === 0
      if (!isByKey || !(target instanceof Element) || target.closest('[data-adds]') === null) return
      const changes: MutationRecord[] = []
      const collector = new MutationObserver((records) => changes.push(...records))
      collector.observe(main, { subtree: true, childList: true, attributeFilter: ['aria-expanded'] })
      setTimeout(() => {
        collector.disconnect()
        const added = reachedOf(changes)
        const opened = [...changes.map(({ target }) => target), ...added].find(isOpen)
        if (opened instanceof HTMLElement) opened.focus()
        else added[0]?.focus()
      })
    }
    main.addEventListener('click', watch, true)
    return () => main.removeEventListener('click', watch, true)
  }, [content])
}

const reachedOf = (changes: readonly MutationRecord[]): HTMLElement[] =>
  changes
    .flatMap(({ addedNodes }) => [...addedNodes])
    .flatMap((each) => (each instanceof HTMLElement && each.isConnected ? reachedIn(each) : []))

/** The new part of a list is the one that is open, also where an old element shows it because parts have no ids. */
const isOpen = (node: Node): boolean =>
  node instanceof HTMLElement && node.isConnected && node.getAttribute('aria-expanded') === 'true'
