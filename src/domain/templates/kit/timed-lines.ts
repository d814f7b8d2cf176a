import { clip, linesOf } from './names.ts'

/** Something at an hour, as typed in a line. */
export interface TimedThing {
  readonly name: string
  readonly at: Temporal.PlainTime | null
  /** How many places it has; null where that is not said. */
  readonly places: number | null
}

const HOUR = String.raw`(?:godz(?:ina|\.)?\s*)?([01]?\d|2[0-3])[:.]([0-5]\d)`
const AHEAD = new RegExp(String.raw`^${HOUR}(?:\s*[,–—-]\s*|\s+|$)`, 'iu')
const AT_THE_END = new RegExp(String.raw`(?:[,;–—-]\s*|\s|^)${HOUR}\s*$`, 'iu')
const PLACES = /[,;–—-]\s*(\d{1,5})(?:\s*(?:os(?:ób|oby)?|miejsc\p{L}*))?\.?\s*$/iu

/** '10 km, 11:00, 300' and '14:00 Mapy miasta, 20' in a line each: a name, an hour and places; the last of each name. */
export function timedLines(text: string): TimedThing[] {
  const things = linesOf(text).map(timedThing)
  return [...new Map(things.map((thing) => [thing.name.toLocaleLowerCase('pl'), thing])).values()]
}

function timedThing(line: string): TimedThing {
  const first = timeIn(line, AHEAD)
  const counted = PLACES.exec(first.rest)
  const places = Number(counted?.[1] ?? 0)
  const uncounted = counted === null ? first.rest : first.rest.slice(0, counted.index)
  const last = timeIn(uncounted, AT_THE_END)
  const name = clip(last.rest.replace(/[\s,;–—-]+$/u, ''), 80)
  return { name, at: first.at ?? last.at, places: places === 0 ? null : places }
}

function timeIn(text: string, where: RegExp) {
  const [found, hour, minute] = where.exec(text) ?? []
  if (found === undefined) return { at: null, rest: text }
  const at = Temporal.PlainTime.from({ hour: Number(hour), minute: Number(minute) })
  return { at, rest: text.replace(where, '') }
}
