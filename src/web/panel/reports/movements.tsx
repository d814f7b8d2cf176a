import { type ReactNode, useId } from 'react'
import { wayNames } from '#i18n/pl/reports.ts'
import { pl } from '#i18n/pl.ts'
import { byMonth, type Month, monthWords } from './by-month.ts'
import { dayWords } from './report-words.ts'
import type { Settlement } from './reports-api.ts'
import { Grid, Numbers } from './settlement-table.tsx'

type Rows = readonly Settlement['payments'][number][]

/**
 * Money by day and way. Of several months each is folded under its sums, and the last one is open.
 * @param isWhole no row is missing, so that the sums of months are whole
 */
export function Movements(props: {
  title: string
  rows: Rows
  isWhole: boolean
  words: (count: number) => string
}): ReactNode {
  const { title, rows, isWhole, words } = props
  const id = useId()
  if (rows.length === 0) return null
  const months = isWhole ? byMonth(rows) : []
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {months.length > 1 ? (
        months.map((month, at) => (
          <Folded key={month.month} {...{ title, month, words }} open={at === months.length - 1} />
        ))
      ) : (
        <Days label={title} rows={rows} />
      )}
    </section>
  )
}

function Folded(props: {
  title: string
  month: Month<Rows[number]>
  words: (count: number) => string
  open: boolean
}): ReactNode {
  const { title, month, words, open } = props
  const name = monthWords(month.month)
  return (
    <details className="report-month" open={open}>
      <summary>
        {name}: <b className="num">{pl.sum(month.amount)}</b>, {words(month.count)}
      </summary>
      <Days label={`${title}, ${name}`} rows={month.rows} />
    </details>
  )
}

function Days({ label, rows }: { label: string; rows: Rows }): ReactNode {
  return (
    <Grid label={label} head={['Dzień', 'Sposób', 'Liczba', 'Kwota']} numbers={2}>
      {rows.map(({ day, way, count, amount }) => (
        <tr key={`${day} ${way}`}>
          <th scope="row">{dayWords(day)}</th>
          <td data-column="Sposób">{wayNames[way] ?? `bramka ${way}`}</td>
          <Numbers values={{ Liczba: String(count), Kwota: pl.sum(amount) }} />
        </tr>
      ))}
    </Grid>
  )
}
