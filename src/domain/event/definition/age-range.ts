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

const END = Number.POSITIVE_INFINITY

/** The ranges that a gate sets, by what they measure; an open end is 0 or infinite. */
export const rangesOfAges = (ages: Ages): Record<'age' | 'birthYear', { from: number; to: number }> => ({
  age: { from: ages.from ?? 0, to: ages.to ?? END },
  birthYear: { from: ages.born?.from ?? 0, to: ages.born?.to ?? END },
})
