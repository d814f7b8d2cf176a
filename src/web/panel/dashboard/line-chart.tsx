import type { ReactNode } from 'react'
import type { Total } from '#domain/dashboard/running-totals.ts'
import { monthShortOf } from '#domain/values/time.ts'
import { BOX, linePath, monthStarts, type Scale, scaleOf } from './chart-scale.ts'

interface Props {
  readonly ours: readonly Total[]
  /** Of the edition before, on the days of this one; empty: none. */
  readonly theirs: readonly Total[]
  readonly from: string
  readonly until: string
  readonly today: string
  /** A line above which nothing should rise; null: none. */
  readonly limit: number | null
  readonly format: (value: number) => string
  /** What it shows, in a sentence. */
  readonly label: string
}

/** Totals as lines over days: this edition, and the one before dashed. The table beneath says the same in numbers. */
export function LineChart({ ours, theirs, from, until, today, limit, format, label }: Props): ReactNode {
  const now = ours.at(-1)?.total ?? 0
  const largest = Math.max(limit ?? 0, ...[...ours, ...theirs].map(({ total }) => total))
  const scale = scaleOf(from, until, largest)
  const [left, bottom] = [scale.x(today), scale.y(now)]
  const atEnd = left > BOX.width / 2
  return (
    <svg className="chart" viewBox={`0 0 ${BOX.width} ${BOX.height}`} role="img" aria-label={label}>
      <Grid scale={scale} limit={limit} format={format} />
      <path d={linePath(theirs, scale, until)} className="chart-last" />
      <path d={linePath(ours, scale, today)} className="chart-this" />
      <path d={`M${left} ${BOX.bottom}V${bottom}`} className="chart-now" />
      <circle cx={left} cy={bottom} r="5" className="chart-dot" />
      <text
        x={left + (atEnd ? -10 : 10)}
        y={bottom - 12}
        className="chart-big"
        textAnchor={atEnd ? 'end' : 'start'}
      >
        {format(now)}
      </text>
      {monthStarts(from, until, 6).map((day) => (
        <text key={day} x={scale.x(day)} y={BOX.height - 8}>
          {monthShortOf(Temporal.PlainDate.from(day))}
        </text>
      ))}
    </svg>
  )
}

/** Nearer to each other, the words of two lines would touch. */
const LABEL_HEIGHT = 24

function Grid(props: { scale: Scale; limit: number | null; format: (value: number) => string }): ReactNode {
  const { scale, limit, format } = props
  const isClear = (level: number) =>
    limit === null || Math.abs(scale.y(level) - scale.y(limit)) >= LABEL_HEIGHT
  const levels = [scale.top / 2, ...(limit === null ? [scale.top] : [])].filter(isClear)
  return (
    <g className="chart-grid">
      <path d={`M${BOX.left} ${BOX.bottom}H${BOX.right}`} />
      {levels.map((level) => (
        <Level key={level} y={scale.y(level)} text={format(level)} />
      ))}
      {limit !== null && <Level y={scale.y(limit)} text={`limit ${format(limit)}`} dashed />}
    </g>
  )
}

function Level({ y, text, dashed = false }: { y: number; text: string; dashed?: boolean }): ReactNode {
  return (
    <>
      <path d={`M${BOX.left} ${y}H${BOX.right}`} className={dashed ? 'chart-limit' : undefined} />
      <text x={BOX.left} y={y - 7}>
        {text}
      </text>
    </>
  )
}
