import { useRef, useState } from 'react'
import { sameValue } from '#domain/values/same-value.ts'
import type { Drag, DragTools } from './drag.ts'

/** Pulling parts of a page by the mouse; by keyboard and by touch they are moved with buttons. */
export function useDrag<Place>(onDrop: (id: string, place: Place) => void): DragTools<Place> {
  const [drag, setDrag] = useState<Drag<Place> | null>(null)
  const dropped = useRef<{ readonly place: Place } | null>(null)
  return {
    drag,
    start: (event, id) => {
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', id)
      const card = event.currentTarget.parentElement
      if (card !== null) event.dataTransfer.setDragImage(card, 0, 0)
      setDrag({ id, over: null })
    },
    over: (event, place) => {
      if (drag === null) return
      event.preventDefault()
      if (!sameValue(drag.over, place)) setDrag({ ...drag, over: place })
    },
    drop: (event, place) => {
      // Something else of the page is pulled.
      if (drag === null) return
      event.preventDefault()
      dropped.current = { place }
    },
    // Only now: a browser loses its way when what is pulled leaves the page before the end.
    end: () => {
      const target = dropped.current
      dropped.current = null
      setDrag(null)
      if (drag !== null && target !== null) onDrop(drag.id, target.place)
    },
  }
}
