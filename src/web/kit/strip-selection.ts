/**
 * Which of a row of days are chosen, by their places in the row. A range is chosen by tapping its first and its
 * last day; single days are tapped one by one.
 */
export type Strip = readonly number[]

/** The effect of a tap where days must be consecutive: starts a range, ends it, or starts a new one. */
export function tapStretch(chosen: Strip, place: number, isOpen: (place: number) => boolean): Strip {
  const [start] = chosen
  if (start === undefined || chosen.length > 1) return [place]
  if (start === place) return []
  const stretch = range(Math.min(start, place), Math.max(start, place))
  // A range cannot span an unavailable day.
  return stretch.every((each) => each === start || isOpen(each)) ? stretch : [place]
}

/** The effect of a tap where any days may be chosen: selects or deselects the day. */
export const tapSingle = (chosen: Strip, place: number): Strip =>
  chosen.includes(place) ? chosen.filter((each) => each !== place) : [...chosen, place].sort((a, b) => a - b)

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** Where the arrow keys lead from a place: within the row, to its ends by Home and End; null for other keys. */
export function stepTo(key: string, place: number, count: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(place + 1, count - 1)
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(place - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
