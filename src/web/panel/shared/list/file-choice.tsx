import { type ReactNode, useState } from 'react'
import { SideDrawer } from '../side-drawer.tsx'
import { BackgroundFile, isLong } from './background-file.tsx'
import { type FileFormat, fileAddress, type ListColumn, type ListScope } from './list-api.ts'
import type { ListSearch } from './list-search.ts'

const FORMATS: readonly { format: FileFormat; name: string; note: string }[] = [
  { format: 'xlsx', name: 'Excel (XLSX)', note: 'Daty i\u00a0kwoty gotowe do sortowania i\u00a0sumowania.' },
  { format: 'csv-semicolon', name: 'CSV ze średnikiem', note: 'Polski Excel otwiera go od razu.' },
  { format: 'csv-comma', name: 'CSV z\u00a0przecinkiem', note: 'Dla innych programów.' },
  { format: 'csv-tab', name: 'CSV z\u00a0tabulatorem', note: 'Dla innych programów.' },
]

/** Saves the list, or the selected rows of it, as a file. */
export function FileChoice(props: {
  isOpen: boolean
  scope: ListScope
  search: ListSearch
  columns: readonly ListColumn[]
  /** How many match; null while it is not known. */
  count: { readonly count: number; readonly more: boolean } | null
  /** Null: all that match. */
  rows: readonly string[] | null
  onClose: () => void
}): ReactNode {
  const { scope, search, columns, rows } = props
  const [format, choose] = useState<FileFormat>('xlsx')
  const keys = columns.map(({ key }) => key)
  const long = rows === null && isLong(props.count)
  const guarded = columns.filter((column) => column.guarded)
  return (
    <SideDrawer title={props.isOpen ? 'Zapisz do pliku' : null} onClose={props.onClose}>
      <fieldset className="list-form">
        <legend>Rodzaj pliku</legend>
        {FORMATS.map(({ format: value, name, note }) => (
          <label key={value} className="list-tick">
            <input type="radio" name="format" checked={format === value} onChange={() => choose(value)} />
            <span>
              {name}
              <span className="sub">{note}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div className="list-form">
        <p>
          {rows === null ? 'Plik obejmie wszystkie wiersze listy' : 'Plik obejmie tylko zaznaczone wiersze'},
          z&nbsp;kolumnami, które widać. Zapis trafi do dziennika zmian.
        </p>
        {guarded.length > 0 && (
          <p className="list-warning">
            W&nbsp;pliku będą odpowiedzi, które widzą nieliczni:{' '}
            {guarded.map(({ label }) => label).join(', ')}.
          </p>
        )}
      </div>
      {long && <BackgroundFile scope={scope} search={search} columns={keys} format={format} />}
      <div className="list-form">
        <a
          className={long ? 'btn quiet' : 'btn'}
          href={fileAddress(scope, search, { columns: keys, format, rows })}
          download
          onClick={props.onClose}
        >
          {long ? 'Zapisz od razu' : 'Zapisz plik'}
        </a>
      </div>
    </SideDrawer>
  )
}
