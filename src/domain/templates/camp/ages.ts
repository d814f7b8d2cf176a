/** Full years, both ends included. */
export interface AgeRange {
  readonly from: number
  readonly to: number
}

const USUAL: AgeRange = { from: 7, to: 14 }
/** Children and young people: who is older needs no card. */
const OLDEST = 18
const RANGE = /(\d{1,2})\s*(?:–|—|-|do|i)\s*(\d{1,2})/iu
const END = /(?<!\d)(od|do)\s*(\d{1,2})/iu

/** '7–14', '7 do 14 lat', 'od 10' or 'do 12'; the usual ages where nothing can be read. */
export function agesOf(typed: string): AgeRange {
  const [, low, high] = RANGE.exec(typed) ?? []
  if (low !== undefined && high !== undefined) return possible(Number(low), Number(high))
  const [, word, bound] = END.exec(typed) ?? []
  if (bound === undefined) return USUAL
  return word?.toLowerCase() === 'od'
    ? possible(Number(bound), Math.max(USUAL.to, Number(bound)))
    : possible(Math.min(USUAL.from, Number(bound)), Number(bound))
}

function possible(from: number, to: number): AgeRange {
  const last = Math.min(to, OLDEST)
  return from > last || from === OLDEST ? USUAL : { from, to: last }
}
