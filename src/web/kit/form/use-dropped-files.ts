import { type RefObject, useEffect, useRef, useState } from 'react'

/** Takes files that are dropped on an element; returns whether something is held over it. */
export function useDroppedFiles(
  zone: RefObject<HTMLElement | null>,
  onDrop: (files: readonly File[]) => void,
): boolean {
  const [isOver, setOver] = useState(false)
  const latest = useRef(onDrop)
  useEffect(() => {
    latest.current = onDrop
  })
  useEffect(() => {
    const gone = new AbortController()
    const listen = (type: 'dragover' | 'dragleave' | 'drop', act: (event: DragEvent) => void) =>
      zone.current?.addEventListener(type, act, { signal: gone.signal })
    listen('dragover', (event) => {
      event.preventDefault()
      setOver(true)
    })
    listen('dragleave', () => setOver(false))
    listen('drop', (event) => {
      event.preventDefault()
      setOver(false)
      latest.current([...(event.dataTransfer?.files ?? [])])
    })
    return () => gone.abort()
  }, [zone])
  return isOver
}
