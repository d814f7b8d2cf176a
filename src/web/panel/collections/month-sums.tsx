import type { ReactNode } from 'react'
import { formatSum, sumMoney } from '#domain/values/money.ts'
import { gatewayName } from '../shared/gateway-names.ts'
import { type Collection, type CollectionScope, fileAddress } from './collections-api.ts'

/** 'Rozliczenie': donations and refunds by month and gateway, and the ledger as a file. */
export function MonthSums({
  scope,
  months,
}: {
  scope: CollectionScope
  months: Collection['months']
}): ReactNode {
  if (months.length === 0) return null
  const sumOf = (of: (month: Collection['months'][number]) => number) => sumMoney(months.map(of))
  return (
    <section aria-labelledby="rozliczenie">
      <h2 id="rozliczenie">Rozliczenie</h2>
      <table className="collection-table">
        <thead>
          <tr>
            <th scope="col">Miesiąc</th>
            <th scope="col">Bramka</th>
            <th scope="col">Darowizny</th>
            <th scope="col">Zwroty</th>
            <th scope="col">Zostaje</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, gateway, donated, refunded }) => (
            <tr key={`${month} ${gateway}`}>
              <th scope="row">{monthWords(month)}</th>
              <td data-column="Bramka">{gatewayName(gateway)}</td>
              <td className="num" data-column="Darowizny">
                {formatSum(donated)}
              </td>
              <td className="num" data-column="Zwroty">
                {formatSum(refunded)}
              </td>
              <td className="num" data-column="Zostaje">
                {formatSum(donated - refunded)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              Razem
            </th>
            <td className="num" data-column="Darowizny">
              {formatSum(sumOf(({ donated }) => donated))}
            </td>
            <td className="num" data-column="Zwroty">
              {formatSum(sumOf(({ refunded }) => refunded))}
            </td>
            <td className="num" data-column="Zostaje">
              {formatSum(sumOf(({ donated, refunded }) => donated - refunded))}
            </td>
          </tr>
        </tfoot>
      </table>
      <p>
        <a href={fileAddress(scope)} download>
          Pobierz wszystkie wpisy (CSV)
        </a>
      </p>
    </section>
  )
}

/** '2026-11' → '11.2026' */
const monthWords = (month: string): string => month.split('-').toReversed().join('.')
