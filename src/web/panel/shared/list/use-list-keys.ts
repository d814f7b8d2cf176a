import { useHotkeys } from '@mantine/hooks'
import type { RefObject } from 'react'

const LINKS = '.list-link'

/**
 * The keyboard of a list: j and k, and from a row also the arrows, go to the next and previous row; Enter opens it, as it
 * is a link; x selects it.
 */
export function useListKeys(list: RefObject<HTMLElement | null>, toggle: (id: string) => void) {
  const links = () => [...(list.current?.querySelectorAll<HTMLElement>(LINKS) ?? [])]
  const current = () => links().findIndex((link) => link.matches(':focus'))
  const go = (step: 1 | -1) => {
    const all = links()
    const at = current()
    all[at < 0 ? 0 : Math.min(Math.max(at + step, 0), all.length - 1)]?.focus()
  }
  useHotkeys([
    ['j', () => go(1)],
    ['k', () => go(-1)],
    [
      'x',
      () => {
        const row = links()[current()]?.dataset.row
        if (row !== undefined) toggle(row)
      },
    ],
  ])
  return (event: { readonly key: string; preventDefault(): void }) => {
    if (current() < 0 || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    event.preventDefault()
    go(event.key === 'ArrowDown' ? 1 : -1)
  }
}
