import { clip, linesOf, withIds } from '../kit/names.ts'

/** A kind of room, and how many of them the house has. */
export interface RoomKind {
  readonly id: string
  readonly name: string
  /** Beds of one room. */
  readonly beds: number
  readonly count: number
}

/** What is taken where nothing is typed. */
export const USUAL_ROOMS = 'pokój 4-osobowy × 8\npokój 2-osobowy z łazienką × 12\npokój 1-osobowy × 4'

const COUNT = /\s*(?:[,:–—-]?\s*[×x*]\s*|[,:–—]\s*)(\d{1,3})(?:\s*szt\.?)?\s*$/iu
const WORDS: readonly (readonly [beds: number, word: RegExp])[] = [
  [1, /jednoosob|jedynk/iu],
  [2, /dwuosob|dwójk/iu],
  [3, /trzyosob|trójk/iu],
  [4, /czteroosob|czwórk/iu],
  [5, /pięcioosob/iu],
  [6, /sześcioosob/iu],
]
/** How many beds a room has that does not say it. */
const USUAL_BEDS = 4
const MOST_KINDS = 12

/** Kinds of rooms as typed, 'pokój 2-osobowy z łazienką × 12' in a line each; the usual ones where nothing is. */
export function roomsOf(typed: string): RoomKind[] {
  const lines = linesOf(typed)
  const kinds = (lines.length === 0 ? linesOf(USUAL_ROOMS) : lines).map(roomIn)
  const each = new Map(kinds.map((kind) => [kind.name.toLocaleLowerCase('pl'), kind]))
  return withIds([...each.values()].slice(0, MOST_KINDS))
}

function roomIn(line: string): Omit<RoomKind, 'id'> {
  const count = Number(COUNT.exec(line)?.[1] ?? 1)
  const name = clip(line.replace(COUNT, ''), 60) || 'Pokój'
  return { name: name.charAt(0).toLocaleUpperCase('pl') + name.slice(1), beds: bedsIn(name), count }
}

function bedsIn(name: string): number {
  const [, digits] = /(\d{1,2})\s*-?\s*os/iu.exec(name) ?? []
  const named = digits === undefined ? WORDS.find(([, word]) => word.test(name))?.[0] : Number(digits)
  return named === undefined || named < 1 ? USUAL_BEDS : named
}
