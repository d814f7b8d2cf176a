import type { ReactNode } from 'react'
import { dayWords } from './report-words.ts'

const WIDTH = 600
const HEIGHT = 160

/** Decoration: the number beside it says the same. */
export const Bar = ({ share }: { share: number }): ReactNode => (
  <svg className="report-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
    <rect className="all" width="100" height="6" />
    <rect width={share <= 0 ? 0 : Math.max(0.5, share * 100)} height="6" />
  </svg>
)

interface Day {
  readonly day: string
  readonly count: number
}

/** A column for each day from the first to the last; days on which nothing happened are empty. The table has the numbers. */
export function DayChart({ days, words }: { days: readonly Day[]; words: (n: number) => string }): ReactNode {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return null
  const start = Temporal.PlainDate.from(first.day)
  const at = ({ day }: Day) => start.until(Temporal.PlainDate.from(day), { largestUnit: 'days' }).days
  const length = at(last) + 1
  const top = days.reduce((most, each) => (each.count > most.count ? each : most), first)
  const step = WIDTH / length
  const summary = `Od ${dayWords(first.day)} do ${dayWords(last.day)}. Najwięcej ${dayWords(top.day)}: ${words(top.count)}.`
  return (
    <figure className="report-days">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={summary}>
        <line x1="0" x2={WIDTH} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} />
        {days.map((each) => {
          const height = Math.max(1, (each.count / top.count) * (HEIGHT - 2))
          return (
            <rect
              key={each.day}
              x={at(each) * step + step * 0.1}
              y={HEIGHT - height}
              width={step * 0.8}
              height={height}
            />
          )
        })}
      </svg>
      <figcaption>{summary}</figcaption>
    </figure>
  )
}
