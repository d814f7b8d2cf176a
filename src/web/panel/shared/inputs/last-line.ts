import { type RefObject, useEffect, useLayoutEffect } from 'react'

/**
 * Lets the sentence go on right behind the last line of a word that takes several: its box is as wide as its longest line,
 * and a full stop would stand far away.
 */
export function useLastLine(word: RefObject<HTMLElement | null>): void {
  // With each render: the words may be others.
  useLayoutEffect(() => goOnBehind(word.current))
  useEffect(() => {
    const measure = () => goOnBehind(word.current)
    void document.fonts.ready.then(measure)
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [word])
}

function goOnBehind(word: HTMLElement | null): void {
  if (word !== null) word.style.marginInlineEnd = `${-emptyBehind(word)}px`
}

/** How much of the box is empty behind the last line, in pixels. */
function emptyBehind(word: HTMLElement): number {
  const range = document.createRange()
  range.selectNodeContents(word)
  const lines = [...range.getClientRects()]
  const last = lines.at(-1)
  if (last === undefined || lines.every(({ top }) => top === last.top)) return 0
  return Math.max(0, Math.floor(word.getBoundingClientRect().right - last.right - 2))
}
