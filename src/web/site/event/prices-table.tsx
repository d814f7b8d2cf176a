import { tie } from '#i18n/text/typography.ts'
import { priceWords } from '../shared/price-words.ts'
import type { PriceTable } from './price-table.ts'

/** Prices of two facts: a table on a wide screen, on a phone a list for each row. */
export function PricesTable({ table }: { table: PriceTable }) {
  return (
    <table className="cross">
      <caption className="sr">{tie(table.name)}</caption>
      <thead>
        <tr>
          <td />
          {table.columns.map((column) => (
            <th key={column} scope="col">
              {tie(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{tie(name)}</th>
            {cells.map((cell, index) => (
              <td key={table.columns[index]} data-column={table.columns[index]}>
                {cell === null ? '–' : <span className="num">{priceWords({ from: cell, to: cell })}</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
