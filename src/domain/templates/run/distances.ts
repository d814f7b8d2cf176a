import { withIds } from '../kit/names.ts'
import { timedLines } from '../kit/timed-lines.ts'

export interface Distance {
  readonly id: string
  readonly name: string
  /** Kilometres, where the name says them. */
  readonly km: number | null
  readonly at: Temporal.PlainTime | null
  readonly places: number | null
  /** longest: the whole price; shorter: a part of it; children: the price of a child. */
  readonly kind: 'longest' | 'shorter' | 'children'
  /** On the day of the run. */
  readonly ages: { readonly from: number; readonly to?: number }
}

const ALONE = '10 km, 11:00'
const MOST_DISTANCES = 20
const KILOMETRES = /(\d{1,3}(?:[.,]\d{1,3})?)\s*km/iu
const OF_CHILDREN = /dzieci/iu
const CHILDREN = { from: 4, to: 12 }
/** From so many kilometres on, people start from 16 years, on a shorter way from 13. */
const LONG_WAY = 10

/** Distances as typed, '10 km, 11:00, 300' in a line each; one of 10 km where nothing is. */
export function distancesOf(typed: string): Distance[] {
  const lines = timedLines(typed)
  const read = (lines.length === 0 ? timedLines(ALONE) : lines).slice(0, MOST_DISTANCES).map((line) => ({
    ...line,
    name: line.name || 'Dystans',
    km: kilometresIn(line.name),
    isOfChildren: OF_CHILDREN.test(line.name),
  }))
  const longest = Math.max(0, ...read.map(({ km, isOfChildren }) => (isOfChildren ? 0 : (km ?? 0))))
  return withIds(read).map(({ isOfChildren, ...distance }) => ({
    ...distance,
    ...(isOfChildren
      ? { kind: 'children', ages: CHILDREN }
      : {
          kind: (distance.km ?? 0) === longest ? 'longest' : 'shorter',
          ages: { from: (distance.km ?? 0) >= LONG_WAY ? 16 : 13 },
        }),
  }))
}

function kilometresIn(name: string): number | null {
  const [, number] = KILOMETRES.exec(name) ?? []
  return number === undefined ? null : Number(number.replace(',', '.'))
}
