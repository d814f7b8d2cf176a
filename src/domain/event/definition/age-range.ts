import type { Comparison } from './condition.ts'
import type { Ages } from './definition.ts'

/** Bounds of ages or of years of birth; without one it is open. */
type Bounds = NonNullable<Ages['born']>

/** The ages and years of birth of a gate, as comparisons that must all hold. */
export const agesAsked = (ages: Ages | undefined): Comparison[] => {
  if (ages === undefined) return []
  const { from, to, born } = ages
  const isByYear = born !== undefined
  return [
    ...(isByYear && from === undefined && to === undefined
      ? []
      : [{ fact: 'age', ...rangeOf({ from, to }) }]),
    ...(isByYear ? [{ fact: 'birthYear', ...rangeOf(born) }] : []),
  ]
}

const rangeOf = ({ from, to }: Bounds) => ({
  atLeast: from ?? 0,
  ...(to === undefined ? {} : { atMost: to }),
})

/** Bounds of an age, to be followed by 'lat': '4–10', 'od 18'. */
export function ageText({ from = 0, to }: Bounds): string {
  if (to === undefined) return `od ${from}`
  return from === to ? `${from}` : `${from}–${to}`
}

/** 'osób w wieku 4–10 lat', 'osób z rocznika 2013–2015', or both. */
export function peopleOfAges({ born, ...ages }: Ages): string {
  const hasAges = ages.from !== undefined || ages.to !== undefined || born === undefined
  const ranges = [
    ...(hasAges ? [`w\u00a0wieku ${ageText(ages)}\u00a0lat`] : []),
    ...(born === undefined ? [] : [`z\u00a0rocznika ${bornText(born)}`]),
  ]
  return `osób ${ranges.join(', ')}`
}

/** Bounds of years of birth: '2013–2015', 'od 2013', 'do 2015', '2013'. */
export function bornText({ from, to }: Bounds): string {
  if (from === undefined) return to === undefined ? 'dowolnego' : `do ${to}`
  if (to === undefined) return `od ${from}`
  return from === to ? `${from}` : `${from}–${to}`
}

const END = Number.POSITIVE_INFINITY

/** The ranges that a gate sets, by what they measure; an open end is 0 or infinite. */
export const rangesOfAges = (ages: Ages): Record<'age' | 'birthYear', { from: number; to: number }> => ({
  age: { from: ages.from ?? 0, to: ages.to ?? END },
  birthYear: { from: ages.born?.from ?? 0, to: ages.born?.to ?? END },
})
