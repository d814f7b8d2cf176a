import type { ReactNode } from 'react'
import type { DividedLimit } from '../shared/limits/live-limits.ts'
import { registered } from './live-words.ts'

const WIDTH = 100

/** Decoration: the numbers beside it say the same. Where nothing limits there is no whole to draw. */
export function PlacesBar({ limit }: { limit: DividedLimit }): ReactNode {
  const { capacity, taken, held, offered, aside } = limit
  if (capacity === null) return <span />
  const whole = Math.max(capacity, taken, 1)
  const parts = [
    ['registered', registered(limit)],
    ['held', held],
    ['offered', offered],
    ['aside', aside],
  ] as const
  const before = (index: number) => parts.slice(0, index).reduce((sum, [, units]) => sum + units, 0)
  return (
    <svg className="places-bar" viewBox={`0 0 ${WIDTH} 8`} preserveAspectRatio="none" aria-hidden="true">
      <rect className="free" width={WIDTH} height="8" />
      {parts.map(([part, units], index) => (
        <rect
          key={part}
          className={part}
          x={(before(index) / whole) * WIDTH}
          width={(units / whole) * WIDTH}
          height="8"
        />
      ))}
      {taken > capacity && (
        <rect
          className="over"
          x={(capacity / whole) * WIDTH}
          width={((taken - capacity) / whole) * WIDTH}
          height="8"
        />
      )}
    </svg>
  )
}
