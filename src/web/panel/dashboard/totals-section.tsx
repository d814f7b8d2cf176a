import { type ReactNode, useId } from 'react'
import { type DayValue, totalsByMonth } from '#domain/dashboard/running-totals.ts'
import { readDay } from '#domain/values/time.ts'
import { LineChart } from './line-chart.tsx'
import { monthName, sideBySide } from './side-by-side.ts'

interface Props {
  readonly title: string
  /** What is counted: 'Zapisane osoby'. */
  readonly what: string
  readonly days: readonly DayValue[]
  readonly start: string | null
  /** The edition before; null: none is chosen. */
  readonly compared: {
    readonly title: string
    readonly start: string | null
    readonly days: readonly DayValue[]
  } | null
  readonly today: string
  readonly limit: number | null
  readonly format: (value: number) => string
  /** Numbers without a unit, on the chart. */
  readonly formatShort: (value: number) => string
  /** More numbers beside the total. */
  readonly sums?: readonly SumProps[]
  /** Leads the number of today to its rows. */
  readonly rows?: WayToRows
  readonly link?: ReactNode
}

/** How something has grown, beside the edition before: its numbers now, a chart, and the same by months as a table. */
export function TotalsSection(props: Props): ReactNode {
  const { title, what, format, today, limit, compared } = props
  const id = useId()
  const sides = sideBySide(props)
  const { ours, theirs, from, until, now, before } = sides
  // A line needs two days.
  const isFirstDay = theirs.length === 0 && ours.length > 0 && ours.every(({ day }) => day === today)
  const label = [
    `${what} narastająco, dziś ${format(now)}`,
    ...(before === null ? [] : [`poprzednio o\u00a0tej porze ${format(before)}`]),
    ...(limit === null ? [] : [`limit ${format(limit)}`]),
  ].join(', ')
  return (
    <section className="dashboard-totals" aria-labelledby={id}>
      <div className="dashboard-title">
        <h2 id={id}>{title}</h2>
        {props.link}
      </div>
      <ul className="dashboard-sums">
        <Sum name={compared === null ? what : 'Teraz'} value={format(now)} mark="this" rows={props.rows} />
        {before !== null && <Sum name={'Poprzednio o\u00a0tej porze'} value={format(before)} mark="last" />}
        {before !== null && <Sum name="Różnica" value={signed(now - before, format)} />}
        {props.sums?.map((sum) => (
          <Sum key={sum.name} {...sum} />
        ))}
      </ul>
      {ours.length === 0 || isFirstDay ? (
        <p className="dashboard-none">
          {isFirstDay ? 'Wykres pojawi się jutro.' : 'Wykres pojawi się po pierwszym zgłoszeniu.'}
        </p>
      ) : (
        <>
          <LineChart {...{ ours, theirs, from, until, today, limit, label }} format={props.formatShort} />
          <MonthTable
            {...sides}
            today={today}
            format={format}
            compared={compared?.title ?? null}
            what={what}
          />
        </>
      )}
    </section>
  )
}

/** A link around a number. */
type WayToRows = (value: string) => ReactNode

interface SumProps {
  readonly name: string
  readonly value: string
  readonly mark?: 'this' | 'last'
  readonly rows?: WayToRows | undefined
}

function Sum({ name, value, mark, rows = (text) => text }: SumProps): ReactNode {
  return (
    <li>
      {mark !== undefined && (
        <svg viewBox="0 0 22 14" aria-hidden="true">
          <path d="M0 7h22" className={`chart-${mark}`} />
        </svg>
      )}
      <span>{name}</span>
      <b className="num">{rows(value)}</b>
    </li>
  )
}

const signed = (difference: number, format: (value: number) => string) =>
  `${difference > 0 ? '+' : ''}${format(difference).replace('-', '−')}`

function MonthTable(
  props: ReturnType<typeof sideBySide> & {
    readonly today: string
    readonly format: (value: number) => string
    readonly compared: string | null
    readonly what: string
  },
): ReactNode {
  const { ours, theirs, from, until, today, format, compared, what } = props
  const theirMonths = totalsByMonth(theirs, from, until)
  const months = totalsByMonth(ours, from, until)
  return (
    <details className="dashboard-table">
      <summary>
        Pokaż w&nbsp;tabeli<span className="sr">: {what}</span>
      </summary>
      <table>
        <caption>Stan na koniec miesiąca</caption>
        <thead>
          <tr>
            <th scope="col">Miesiąc</th>
            <th scope="col">{what}</th>
            {compared !== null && <th scope="col">{compared}</th>}
          </tr>
        </thead>
        <tbody>
          {months.map(({ day, total }, index) => (
            <tr key={day}>
              <th scope="row">{monthName(readDay(`${day}-01`))}</th>
              <td>{day > today.slice(0, 7) ? '–' : format(total)}</td>
              {compared !== null && <td>{format(theirMonths[index]?.total ?? 0)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
