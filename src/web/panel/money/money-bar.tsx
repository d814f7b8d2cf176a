import type { ReactNode } from 'react'
import type { Money } from './shared/money-api.ts'

const WIDTH = 100

/** Decoration: the sentence above says the same. */
export function MoneyBar({ money: { covered, waiting, overdue } }: { money: Money }): ReactNode {
  const parts = [
    ['came', Math.max(0, covered)],
    ['waits', waiting],
    ['late', overdue.amount],
  ] as const
  const whole = parts.reduce((sum, [, amount]) => sum + amount, 0)
  if (whole === 0) return null
  const before = (index: number) => parts.slice(0, index).reduce((sum, [, amount]) => sum + amount, 0)
  return (
    <svg className="money-bar" viewBox={`0 0 ${WIDTH} 8`} preserveAspectRatio="none" aria-hidden="true">
      {parts.map(([part, amount], index) => (
        <rect
          key={part}
          className={part}
          x={(before(index) / whole) * WIDTH}
          width={(amount / whole) * WIDTH}
          height="8"
        />
      ))}
    </svg>
  )
}
