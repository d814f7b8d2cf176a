import { type ReactNode, useState } from 'react'
import { type Column, isAgeOrYear } from '#domain/event/draft/who/pasted-parts.ts'
import { isList, numberInCell, pastedRows } from '#domain/values/pasted-rows.ts'
import { COLUMN_NAMES, EMPTY_CELLS } from './who-words.ts'

const LONGEST: Readonly<Record<Column, number>> = {
  ...{ name: 80, leader: 120, note: 300 },
  ...{ from: 3, to: 3, places: 20 },
}

interface Props {
  readonly label: string
  readonly column: Column
  /** Null: said in a way that a cell cannot show. */
  readonly value: string | null
  readonly onChange: (text: string) => void
  /** A list was pasted here: several cells at once. */
  readonly onPaste: (text: string) => void
}

/** A cell of the grid. What cannot be taken stays as it was typed, marked as wrong, until it is left. */
export function GridCell({ label, column, value, onChange, onPaste }: Props): ReactNode {
  const [typed, setTyped] = useState<string | null>(null)
  const isNumber = column === 'from' || column === 'to' || column === 'places'
  const input = (shown: string) => (
    <input
      className={isNumber ? 'input num' : 'input'}
      aria-label={label}
      aria-invalid={(typed !== null && isWrong(column, typed.trim())) || undefined}
      inputMode={isNumber ? 'numeric' : undefined}
      autoComplete="off"
      maxLength={LONGEST[column]}
      placeholder={EMPTY_CELLS[column]}
      value={typed ?? shown}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        onChange(currentTarget.value)
      }}
      onPaste={(event) => {
        const text = event.clipboardData.getData('text/plain')
        if (!isList(pastedRows(text))) return
        event.preventDefault()
        setTyped(null)
        onPaste(text)
      }}
      onBlur={() => setTyped(null)}
    />
  )
  return (
    <span className="who-cell">
      <span className="who-cell-name" aria-hidden="true">
        {COLUMN_NAMES[column]}
      </span>
      {value === null ? <span className="sub">jak w&nbsp;Limitach miejsc</span> : input(value)}
    </span>
  )
}

function isWrong(column: Column, text: string): boolean {
  if (column === 'name') return text === ''
  if (column === 'leader' || column === 'note' || text === '') return false
  const number = numberInCell(text)
  return number === null || (column !== 'places' && !isAgeOrYear(number))
}
