import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatDayShort, readDay } from '#domain/values/time.ts'
import { pl } from '#i18n/pl.ts'
import type { EventScope } from '../../shared/event-versions.ts'
import { sumsQuery } from '../shared/money-api.ts'
import { wayWord } from '../shared/money-words.ts'
import type { PaymentSearch } from '../shared/payment-search.ts'

/** So many days stand at once; an earlier one is found by its date. */
const DAYS = 7

/** What was booked, by way and by day; what was taken back, failed or is under way is no part of it. */
export function PaymentSums({ scope, search }: { scope: EventScope; search: PaymentSearch }): ReactNode {
  const sums = useQuery(sumsQuery(scope, search)).data
  if (sums === undefined || sums.total.payments === 0) return null
  const { total, ways, days } = sums
  return (
    <section aria-labelledby="zaksiegowane">
      <h2 id="zaksiegowane">Zaksięgowane razem: {pl.sum(total.amount)}</h2>
      <p className="muted">{pl.counts.payments(total.payments)}, bez wycofanych i&nbsp;nieudanych.</p>
      <div className="money-tables">
        <SumTable
          name="Według sposobu"
          rows={ways.map(({ way, ...sum }) => ({ key: way, ...sum, label: wayWord(way) }))}
        />
        <SumTable
          name={days.length > DAYS ? 'Ostatnie dni' : 'Według dni'}
          rows={days.slice(0, DAYS).map(({ day, ...sum }) => ({
            ...{ key: day, ...sum },
            label: (
              <Link
                to="/wydarzenia/$eventId/platnosci/$section"
                params={{ eventId: scope.eventId, section: 'wplaty' }}
                search={{ ...search, dzien: day }}
              >
                {dayWord(day)}
              </Link>
            ),
          }))}
        />
      </div>
    </section>
  )
}

const dayWord = (day: string) => {
  const read = readDay(day)
  return read === null ? day : formatDayShort(read)
}

interface SumRow {
  readonly key: string
  readonly label: ReactNode
  readonly payments: number
  readonly amount: number
}

function SumTable({ name, rows }: { name: string; rows: readonly SumRow[] }): ReactNode {
  return (
    <table className="money-table">
      <caption>{name}</caption>
      <thead className="sr">
        <tr>
          <th scope="col">{name}</th>
          <th scope="col">Wpłat</th>
          <th scope="col">Razem</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, payments, amount }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td className="num">{pl.counts.payments(payments)}</td>
            <td className="num">{pl.sum(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
