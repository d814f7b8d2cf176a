import { useEffect } from 'react'

/**
 * A USB reader is a keyboard: it types a code and Enter wherever the focus happens to be. The first
 * character of it, typed outside of a field, calls `onFirst`, which must put the focus into the field
 * at once; the character then lands there by itself.
 */
export function useReaderKeys(onFirst: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isCharacter = event.key.length === 1 && event.key !== ' '
      const isShortcut = event.ctrlKey || event.metaKey || event.altKey
      if (isCharacter && !isShortcut && !isTyping(event.target)) onFirst()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onFirst])
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement
