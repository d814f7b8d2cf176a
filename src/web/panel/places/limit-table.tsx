import { type ReactNode, useId, useState } from 'react'
import {
  axesOf,
  type LimitTable as Table,
  tablesOf,
  withCell,
  withTableCounted,
  withTableWho,
} from '#domain/event/draft/places/limit-table.ts'
import { factWords } from '#i18n/pl/fact-words.ts'
import { upperFirst } from '#i18n/pl/listing.ts'
import { ConditionList } from '../shared/conditions/condition-list.tsx'
import { PlacesInput } from '../shared/inputs/places-input.tsx'
import { takenWords } from '../shared/limits/live-limits.ts'
import { AtOnceOfMany } from './at-once-of-many.tsx'
import type { Places } from './use-places.ts'

/** Places by two things, such as rooms and terms, as a table into which one of a spreadsheet can be pasted. */
export function LimitTable({ places, table }: { places: Places; table: Table }): ReactNode {
  const id = useId()
  const { document, definition, change } = places
  const item = document.items.find((each) => each.id === table.item)
  const axis = axesOf(document, table.item).find(({ fact }) => fact === table.axis)
  if (item === undefined || axis === undefined) return null
  const across = factWords(definition)(table.axis).name
  const nameOf = (option: string) => item.options.find((each) => each.id === option)?.name ?? option
  const pools = table.rows.flatMap(({ cells }) => cells.filter((cell) => cell !== null))
  const hasLimit = document.pools.some(({ id: pool, capacity }) => capacity !== null && pools.includes(pool))
  const paste = (fromRow: number, fromColumn: number) => (rows: (number | null)[][]) =>
    change((now) => pasted(now, table.item, { fromRow, fromColumn, rows }))
  return (
    <section className="limit-section" aria-labelledby={id}>
      <h2 id={id}>{`${item.name} i\u00a0${across}`}</h2>
      <div className="limit-table">
        <table>
          <caption className="sr">{item.name}</caption>
          <thead>
            <tr>
              <th scope="col">{item.name}</th>
              {axis.values.map((value) => (
                <th key={value.id} scope="col">
                  <span className="sr">{`${upperFirst(across)}: `}</span>
                  {value.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(({ option, cells }, row) => (
              <tr key={option}>
                <th scope="row">{nameOf(option)}</th>
                {axis.values.map((value, column) => {
                  const pool = cells[column] ?? null
                  const capacity = document.pools.find((each) => each.id === pool)?.capacity ?? null
                  const live = pool === null ? undefined : places.sale.limitOf(pool)
                  return (
                    <td key={value.id}>
                      <PlacesInput
                        label={`${item.name}: ${nameOf(option)}, ${value.name}`}
                        value={capacity}
                        otherwise={pool === null ? 'bez limitu' : 'liczymy'}
                        optional
                        onChange={(number) =>
                          change((now) => withCell(now, table, { option, column: value.id, pool }, number))
                        }
                        onPasteRows={paste(row, column)}
                      />
                      {live !== undefined && <span className="sub">{takenWords(live)}</span>}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <WhoCounts places={places} table={table} />
      {hasLimit && (
        <button
          type="button"
          className="btn text"
          onClick={() => change((now) => withTableCounted(now, table))}
        >
          Tylko licz, bez limitów
          <span className="sr">{`: ${item.name}`}</span>
        </button>
      )}
      <AtOnceOfMany sale={places.sale} pools={pools} />
    </section>
  )
}

/** The numbers of a spreadsheet from one cell on; what does not fit is left out. */
function pasted(
  document: Places['document'],
  item: string,
  wanted: {
    readonly fromRow: number
    readonly fromColumn: number
    readonly rows: readonly (number | null)[][]
  },
): Places['document'] {
  const { fromRow, fromColumn, rows } = wanted
  return rows.reduce(
    (byRow, numbers, down) =>
      numbers.reduce<Places['document']>((now, number, right) => {
        const table = tablesOf(now).find((each) => each.item === item)
        const row = table?.rows[fromRow + down]
        const column = table?.columns[fromColumn + right]
        if (table === undefined || row === undefined || column === undefined || number === null) return now
        return withCell(
          now,
          table,
          { option: row.option, column, pool: row.cells[fromColumn + right] ?? null },
          number,
        )
      }, byRow),
    document,
  )
}

function WhoCounts({ places, table }: { places: Places; table: Table }): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const { who } = table
  const sentence = who === undefined ? 'Liczy się każdy' : `Liczy się: ${places.words(who)}`
  return (
    <div>
      <button type="button" className="word-button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {sentence}
      </button>
      {isOpen && (
        <div className="sub-form">
          <ConditionList
            definition={places.definition}
            words={places.words}
            facts={places.factsOf('person').filter(({ name }) => name !== table.axis)}
            when={who}
            onChange={(when) => places.change((now) => withTableWho(now, table, when))}
          />
        </div>
      )}
    </div>
  )
}
