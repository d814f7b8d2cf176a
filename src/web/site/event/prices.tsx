import type { EventDefinition } from '#domain/event/definition.ts'
import { tie } from '#i18n/typography.ts'
import { planWords } from './plan-words.ts'
import { type PriceRow, type PriceTable, priceList, priceWords } from './price-list.ts'

/** 'Ile to kosztuje': every price with its reason, made from the definition. */
export function Prices({ definition }: { definition: EventDefinition }) {
  const { tables, rows } = priceList(definition)
  if (tables.length + rows.length === 0) return null
  return (
    <section id="cennik" aria-labelledby="cennik-tytul">
      <h2 id="cennik-tytul">Ile to kosztuje</h2>
      {tables.map((table) => (
        <Table key={table.name} table={table} />
      ))}
      {rows.length > 0 && (
        <dl className="prices">
          {rows.map((row) => (
            <Row key={`${row.name} ${row.price}`} row={row} />
          ))}
        </dl>
      )}
      <p className="aside">
        {planWords(definition.plans[0]?.parts ?? [])
          .map(tie)
          .join(' ')}
      </p>
    </section>
  )
}

function Row({ row }: { row: PriceRow }) {
  return (
    <div className="row">
      <dt>{tie(row.name)}</dt>
      <dd className={row.free ? 'price free' : 'price num'}>{row.price}</dd>
      {row.why.map((line) => (
        <dd key={line} className="why">
          {tie(line)}
        </dd>
      ))}
    </div>
  )
}

function Table({ table }: { table: PriceTable }) {
  return (
    <table className="cross">
      <caption>{tie(table.name)}</caption>
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
