import type { Comparison, Condition } from '../../definition/condition.ts'
import type { PriceRow } from './price-rows.ts'

/** Two rows of which both hold for some ages, so that the second begins later than it says. */
export interface Overlap {
  readonly earlier: number
  readonly later: number
  readonly ranges: readonly [AgeRange, AgeRange]
  /** The ages for which both hold. */
  readonly both: AgeRange
  /** What is left for the later row; null: nothing. */
  readonly mended: AgeRange | null
}

export interface AgeRange {
  readonly from: number
  /** Infinite without an end. */
  readonly to: number
}

/** The first pair of rows by age alone whose ages overlap although the later one names its beginning. */
export function overlapOf(rows: readonly PriceRow[]): Overlap | null {
  const ranges = rows.map(({ when }) => ageRangeOf(when))
  for (const [later, second] of ranges.entries()) {
    if (second === null || !second.startsItself) continue
    const earlier = ranges.findIndex(
      (first, place) => place < later && first !== null && meets(first, second),
    )
    const first = ranges[earlier]
    if (first === undefined || first === null) continue
    return {
      ...{ earlier, later, ranges: [first, second] },
      both: { from: Math.max(first.from, second.from), to: Math.min(first.to, second.to) },
      mended: first.to >= second.to ? null : { from: first.to + 1, to: second.to },
    }
  }
  return null
}

/** The rows with the later of two beginning where the earlier ends, or without it where nothing is left. */
export function withoutOverlap(rows: readonly PriceRow[], { later, mended }: Overlap): readonly PriceRow[] {
  const row = rows[later]
  if (row === undefined) return rows
  if (mended === null) return rows.toSpliced(later, 1)
  const when: Condition = {
    ...{ fact: 'age', atLeast: mended.from },
    ...(Number.isFinite(mended.to) ? { atMost: mended.to } : {}),
  }
  return rows.with(later, { ...row, when })
}

const meets = (first: AgeRange, second: AgeRange) =>
  // 'From 18', then 'from 12' is a staircase downwards.
  first.from <= second.to &&
  second.from <= first.to &&
  (Number.isFinite(first.to) || Number.isFinite(second.to) || second.from >= first.from)

function ageRangeOf(when: Condition | undefined): (AgeRange & { readonly startsItself: boolean }) | null {
  if (when === undefined || !isAges(when)) return null
  const { atLeast, atMost } = when
  return {
    from: typeof atLeast === 'number' ? atLeast : 0,
    to: typeof atMost === 'number' ? atMost : Number.POSITIVE_INFINITY,
    startsItself: typeof atLeast === 'number',
  }
}

const isAges = (when: Condition): when is Comparison =>
  'fact' in when &&
  when.fact === 'age' &&
  Object.keys(when).every((key) => ['fact', 'atLeast', 'atMost'].includes(key))
