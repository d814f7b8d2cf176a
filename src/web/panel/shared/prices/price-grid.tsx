import { type ReactNode, useState } from 'react'
import { cellAt, type PriceTable } from '#domain/event/definition/price-table.ts'
import {
  type Axis,
  axesFor,
  axesOfTable,
  isWhole,
  withAmountAt,
  withPastedAmounts,
  withWholeTable,
} from '#domain/event/draft/prices/price-axes.ts'
import type { Item, Price } from '#domain/event/draft/prices/price-rows.ts'
import { upperFirst } from '#i18n/pl/listing.ts'
import { MoneyInput } from '../inputs/money-input.tsx'
import { BandsForm } from './bands-form.tsx'
import { axisNames } from './dependence.tsx'
import type { Pricing } from './use-pricing.ts'

interface Props {
  readonly pricing: Pricing
  readonly item: Item
  /** Whose price it is: 'Udział', 'Autokar: Kielce'. */
  readonly name: string
  readonly table: PriceTable
  readonly onChange: (price: Price) => void
}

/** A price that depends on one to three facts with few values, as a table of sums; the third as tabs above it. */
export function PriceGrid(props: Props): ReactNode {
  const { pricing, item, table } = props
  const axes = axesOfTable(table, axesFor(pricing.definition, item.id))
  if (axes === null)
    return <p>Ta cena zależy od więcej niż trzech rzeczy. Przeczytasz ją na stronie Zasady.</p>
  const isComplete = isWhole(table, axes)
  return (
    <div className="price-table">
      {!isComplete && (
        <p className="price-warning">
          Tabela nie ma wszystkich pól.{' '}
          <button
            type="button"
            className="link"
            onClick={() => pricing.change((document) => withWholeTable(document, item.id))}
          >
            Uzupełnij tabelę
          </button>
        </p>
      )}
      <Tabs {...props} axes={axes} />
      {axes
        .filter(({ fact }) => fact.startsWith('own.'))
        .map(({ fact }) => (
          <BandsForm key={fact} pricing={pricing} bandsId={fact.slice('own.'.length)} />
        ))}
    </div>
  )
}

function Tabs({ axes, ...props }: Props & { axes: readonly Axis[] }): ReactNode {
  const [chosen, setChosen] = useState<string | null>(null)
  const nameOf = axisNames(props.pricing, props.item)
  const inTable = axes.slice(0, 2)
  const tabs = axes[2]
  if (tabs === undefined) return <Grid {...props} axes={inTable} tab={null} />
  const tab = tabs.values.find(({ value }) => value === chosen) ?? tabs.values[0]
  if (tab === undefined) return null
  return (
    <>
      <fieldset className="price-tabs">
        <legend className="sr">{`${props.name}: ${nameOf(tabs.fact)}`}</legend>
        {tabs.values.map(({ value, name }) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === tab.value}
            onClick={() => setChosen(value)}
          >
            {name}
          </button>
        ))}
      </fieldset>
      <Grid {...props} axes={inTable} tab={tab} />
    </>
  )
}

interface GridProps extends Props {
  readonly axes: readonly Axis[]
  /** The value of the third axis. */
  readonly tab: Axis['values'][number] | null
}

function Grid({ pricing, item, name, table, axes: [down, across], tab, onChange }: GridProps): ReactNode {
  if (down === undefined) return null
  const nameOf = axisNames(pricing, item)
  const columns = across?.values ?? [null]
  const cells = down.values.map((row) =>
    columns.map((column) => [row, column, tab].flatMap((each) => each?.value ?? [])),
  )
  return (
    <div className="price-grid">
      <table>
        <caption className="sr">{tab === null ? name : `${name}, ${tab.name}`}</caption>
        <thead>
          <tr>
            <th scope="col">{upperFirst(nameOf(down.fact))}</th>
            {columns.map((column) => (
              <th key={column?.value ?? ''} scope="col">
                {column?.name ?? 'Cena'}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {down.values.map((row, rowAt) => (
            <tr key={row.value}>
              <th scope="row">{row.name}</th>
              {columns.map((column, columnAt) => {
                const values = cells[rowAt]?.[columnAt] ?? []
                const set = (amount: number | null) => onChange(withAmountAt(table, values, amount))
                return (
                  <td key={column?.value ?? ''}>
                    <MoneyInput
                      label={[name, ...[row, column, tab].flatMap((each) => each?.name ?? [])].join(', ')}
                      amount={cellAt(table, values) ?? null}
                      onChange={set}
                      onNone={() => set(null)}
                      onPasteRows={(rows) =>
                        onChange(withPastedAmounts(table, cells, { row: rowAt, column: columnAt }, rows))
                      }
                    />
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="sub">
        Puste pole „—” znaczy: tego nie ma w&nbsp;ofercie. Możesz wkleić tabelę z&nbsp;arkusza.
      </p>
    </div>
  )
}
