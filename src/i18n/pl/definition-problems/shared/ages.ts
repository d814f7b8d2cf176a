import type { AgeGap, AgeGate, AgeRange } from '#domain/event/problems/values.ts'
import { bornText } from '../../spans.ts'

/** Bounds of an age, to be followed by 'lat': '4–10', 'od 18'. */
export function ageText({ from = 0, to }: AgeRange): string {
  if (to === undefined) return `od ${from}`
  return from === to ? `${from}` : `${from}–${to}`
}

/** 'osób w wieku 4–10 lat', 'osób z rocznika 2013–2015', or both. */
export function peopleOfAges({ born, ...ages }: AgeGate): string {
  const hasAges = ages.from !== undefined || ages.to !== undefined || born === undefined
  const ranges = [
    ...(hasAges ? [`w\u00a0wieku ${ageText(ages)}\u00a0lat`] : []),
    ...(born === undefined ? [] : [`z\u00a0rocznika ${bornText(born)}`]),
  ]
  return `osób ${ranges.join(', ')}`
}

/** 'osób w wieku 7 lat', 'osób urodzonych w roku 2013–2014'. */
export function peopleOfGap({ by, from, to }: AgeGap): string {
  const years = from === to ? `${from}` : `${from}–${to}`
  return by === 'age' ? `osób w\u00a0wieku ${years}\u00a0lat` : `osób urodzonych w\u00a0roku ${years}`
}

/** Two ranges that overlap, by what they measure: 'Przedziały wieku 0–6 i 4–10 lat nakładają się.' */
export function agesOverlap(earlier: AgeGate, later: AgeGate): string {
  const [a, b] = [earlier.born, later.born]
  return a === undefined || b === undefined
    ? `Przedziały wieku ${ageText(earlier)} i\u00a0${ageText(later)}\u00a0lat nakładają się.`
    : `Przedziały roczników ${bornText(a)} i\u00a0${bornText(b)} nakładają się.`
}
