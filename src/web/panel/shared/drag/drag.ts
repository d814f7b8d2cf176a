import type { DragEvent } from 'react'

/** A part of a page that is pulled by the mouse, and where it would be put. */
export interface Drag<Place> {
  readonly id: string
  readonly over: Place | null
}

export interface DragTools<Place> {
  readonly drag: Drag<Place> | null
  readonly start: (event: DragEvent, id: string) => void
  /** Of an element that stands for a place: the part would be put there. */
  readonly over: (event: DragEvent, place: Place) => void
  /** Of the same element: it is put there. */
  readonly drop: (event: DragEvent, place: Place) => void
  readonly end: () => void
}

/** Whether the pointer is in the lower half of what it is over. */
export function isLowerHalf(event: DragEvent): boolean {
  const { top, height } = event.currentTarget.getBoundingClientRect()
  return event.clientY > top + height / 2
}
