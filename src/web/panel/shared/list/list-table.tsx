import type { ReactNode } from 'react'
import { columnNames } from '#i18n/pl/lists.ts'
import { Icon } from '../icon.tsx'
import { CellView } from './cell-view.tsx'
import { ListLink, type RowsProps, RowTick } from './list-link.tsx'

/** A list where there is room for columns. */
export function ListTable({ scope, search, rows, columns, selection }: RowsProps): ReactNode {
  const shown = rows.map(({ id }) => id)
  return (
    <div className="list-scroll">
      <table className="list-table">
        <thead>
          <tr>
            <th scope="col" className="list-tick-column">
              <label className="list-check">
                <input
                  type="checkbox"
                  aria-label="Zaznacz wszystkie pokazane"
                  checked={selection.isAll || shown.every((id) => selection.has(id))}
                  onChange={() => selection.toggleShown(shown)}
                />
              </label>
            </th>
            <th scope="col">{scope.list === 'people' ? 'Osoba' : columnNames.number}</th>
            {columns.map(({ key, label, guarded }) => (
              <th key={key} scope="col">
                {label}
                {guarded && <Guarded />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-selected={selection.has(row.id)}>
              <td className="list-tick-column">
                <RowTick row={row} selection={selection} />
              </td>
              <th scope="row">
                <ListLink row={row} scope={scope} search={search} />
              </th>
              {columns.map(({ key }, index) => (
                <td key={key}>
                  <CellView cell={row.cells[index] ?? null} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** What stands beside a column that not everybody sees. */
export const Guarded = (): ReactNode => (
  <span className="list-guarded" title="Widzą to nieliczni; podgląd zapisuje się w dzienniku">
    <Icon name="eye" size={15} />
    <span className="sr">, widzą to nieliczni</span>
  </span>
)
