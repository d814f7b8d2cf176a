import { useState } from 'react'
import type { QuestionPlace } from '#domain/event/draft/questions/blocks.ts'
import { sameValue } from '#domain/values/same-value.ts'
import type { Drag, DragTools } from './drag.ts'

/** Pulling questions by the mouse; by keyboard and by touch they are moved with buttons. */
export function useDrag(onDrop: (id: string, place: QuestionPlace) => void): DragTools {
  const [drag, setDrag] = useState<Drag | null>(null)
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
    drop: (event) => {
      event.preventDefault()
      if (drag !== null && drag.over !== null) onDrop(drag.id, drag.over)
      setDrag(null)
    },
    end: () => setDrag(null),
  }
}
