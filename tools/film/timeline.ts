/** One picture of the screen: when it was taken, in seconds since 1970, and the file that holds it. */
export interface Frame {
  readonly at: number
  readonly file: string
}

/** From this moment on the film runs this many times faster than life; Infinity: it is cut out. */
export interface Pace {
  readonly at: number
  readonly speed: number
}

/** A sentence under the picture, from this moment until the next one. */
export interface Caption {
  readonly at: number
  readonly text: string
}

/** What was filmed of one scene. The first pace stands at its beginning. */
export interface Take {
  readonly frames: readonly Frame[]
  readonly paces: readonly Pace[]
  readonly captions: readonly Caption[]
  readonly end: number
}

/** How many seconds into the scene, as it is shown, a moment of the recording comes. */
export function shownAt(paces: readonly Pace[], at: number): number {
  return paces.reduce((shown, pace, index) => {
    const until = Math.min(at, paces[index + 1]?.at ?? at)
    return shown + Math.max(0, until - pace.at) / pace.speed
  }, 0)
}

/** A picture and for how many seconds it is shown. */
export interface Shown {
  readonly file: string
  readonly seconds: number
}

/** The pictures that are seen, in order; together they last as long as the scene. */
export function picturesOf({ frames, paces, end }: Take): Shown[] {
  // A busy browser delivers them out of order, and some after the end.
  const inTime = frames.filter(({ at }) => at < end).toSorted((one, other) => one.at - other.at)
  const moments = inTime.map(({ at }) => shownAt(paces, at))
  const last = shownAt(paces, end)
  return inTime.flatMap(({ file }, index) => {
    // What was there before the beginning is what the film begins with.
    const from = index === 0 ? 0 : (moments[index] ?? 0)
    const seconds = (moments[index + 1] ?? last) - from
    return seconds > 0 ? [{ file, seconds }] : []
  })
}

/** A caption with its seconds in the whole film. */
export interface Cue {
  readonly from: number
  readonly to: number
  readonly text: string
}

/** The captions of a scene that begins `offset` seconds into the film. */
export function cuesOf({ captions, paces, end }: Take, offset: number): Cue[] {
  return captions.map(({ at, text }, index) => ({
    from: offset + shownAt(paces, at),
    to: offset + shownAt(paces, captions[index + 1]?.at ?? end),
    text,
  }))
}
