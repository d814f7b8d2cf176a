import type { DragEvent } from 'react'
import type { QuestionPlace } from '#domain/event/draft/questions/blocks.ts'

/** A question that is pulled by the mouse, and where it would be put. */
export interface Drag {
  readonly id: string
  readonly over: QuestionPlace | null
}

export interface DragTools {
  readonly drag: Drag | null
  readonly start: (event: DragEvent, id: string) => void
  /** Of an element that stands for a place: the question would be put there. */
  readonly over: (event: DragEvent, place: QuestionPlace) => void
  readonly drop: (event: DragEvent) => void
  readonly end: () => void
}

/** Whether the pointer is in the lower half of what it is over. */
export function isLowerHalf(event: DragEvent): boolean {
  const { top, height } = event.currentTarget.getBoundingClientRect()
  return event.clientY > top + height / 2
}
