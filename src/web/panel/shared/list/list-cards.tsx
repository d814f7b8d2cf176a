import type { ReactNode } from 'react'
import { CellView } from './cell-view.tsx'
import type { Cell } from './list-api.ts'
import { ListLink, type RowsProps, RowTick } from './list-link.tsx'

/** A list on a phone: what is a state stands without a label, as its word says what it is. */
const SPEAKS: readonly Cell['kind'][] = ['state', 'paid']

export function ListCards({ scope, search, rows, columns, selection }: RowsProps): ReactNode {
  return (
    <ul className="list-cards">
      {rows.map((row) => {
        const cells = columns.flatMap((column, index) => {
          const cell = row.cells[index] ?? null
          return cell === null ? [] : [{ column, cell }]
        })
        return (
          <li key={row.id} data-selected={selection.has(row.id)}>
            <RowTick row={row} selection={selection} />
            <ListLink row={row} scope={scope} search={search} />
            <dl>
              {cells
                .filter(({ cell }) => !SPEAKS.includes(cell.kind))
                .map(({ column, cell }) => (
                  <div key={column.key}>
                    <dt>{column.label}</dt>
                    <dd>
                      <CellView cell={cell} />
                    </dd>
                  </div>
                ))}
            </dl>
            <div className="list-card-foot">
              {cells
                .filter(({ cell }) => SPEAKS.includes(cell.kind))
                .map(({ column, cell }) => (
                  <CellView key={column.key} cell={cell} />
                ))}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
