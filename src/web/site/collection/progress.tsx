import { progressOf } from '#domain/collection/donation-rules.ts'
import { formatSum } from '#domain/values/money.ts'
import * as words from '#i18n/pl/site/collection.ts'

interface ProgressProps {
  /** Grosze. */
  readonly raised: number
  /** Null: as much as comes. */
  readonly goal: number | null
}

/** How much there is, with a bar towards the goal; the bar only repeats the numbers. */
export function Progress({ raised, goal }: ProgressProps) {
  const progress = progressOf(raised, goal)
  return (
    <>
      <p className="raised">
        <b>{formatSum(raised)}</b> {goal !== null && <span>{words.ofGoal(formatSum(goal))}</span>}
      </p>
      {progress !== null && (
        <svg className="meter" viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden="true">
          <rect width="100" height="16" />
          <rect className="taken" width={progress} height="16" />
        </svg>
      )}
    </>
  )
}
