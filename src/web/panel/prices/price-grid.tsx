import type { ReactNode } from 'react'
import { gridOf, type Price, type PriceTable, withCell } from '#domain/event/draft/prices/price-rows.ts'
import { factsOf } from '#domain/quote/facts.ts'
import { factWords } from '#i18n/pl/fact-words.ts'
import { upperFirst } from '#i18n/pl/listing.ts'
import { MoneyInput } from './money-input.tsx'
import type { Pricing } from './use-pricing.ts'

interface Props {
  readonly pricing: Pricing
  readonly name: string
  readonly itemId: string
  readonly table: PriceTable
  readonly onChange: (price: Price) => void
}

/** A price that depends on one or two facts with few values, as a table of sums. */
export function PriceGrid({ pricing, name, itemId, table, onChange }: Props): ReactNode {
  const grid = gridOf(table)
  if (grid === null)
    return <p>Ta cena zależy od więcej niż dwóch rzeczy. Przeczytasz ją na stronie Zasady.</p>
  const { definition } = pricing
  const items = definition.items.filter(({ id }) => id === itemId)
  const wordsOf = factWords(definition, items)
  const valueName = (fact: string, value: string) => {
    const known =
      fact === 'option' ? items[0]?.options.map(({ id, name }) => ({ value: id, name })) : undefined
    const named = (known ?? factsOf(definition).get(fact)?.values)?.find(
      (each) => String(each.value) === value,
    )
    return named?.name ?? value
  }
  const columns = grid.across === null ? [null] : grid.columns
  return (
    <div className="price-grid">
      <table>
        <caption className="sr">{name}</caption>
        <thead>
          <tr>
            <th scope="col">{upperFirst(wordsOf(grid.down).name)}</th>
            {columns.map((column) => (
              <th key={column ?? ''} scope="col">
                {column === null || grid.across === null ? 'Cena' : valueName(grid.across, column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {grid.rows.map(({ value, cells }) => (
            <tr key={value}>
              <th scope="row">{valueName(grid.down, value)}</th>
              {columns.map((column, index) => (
                <td key={column ?? ''}>
                  <MoneyInput
                    label={[
                      name,
                      valueName(grid.down, value),
                      ...(column === null || grid.across === null ? [] : [valueName(grid.across, column)]),
                    ].join(', ')}
                    amount={cells[index] ?? null}
                    onChange={(amount) => onChange(withCell(table, value, column, amount))}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
