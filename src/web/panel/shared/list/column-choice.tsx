import type { ReactNode } from 'react'
import { SideDrawer } from '../side-drawer.tsx'
import type { ListColumn } from './list-api.ts'
import { Guarded } from './list-table.tsx'

/** Chooses the columns of a list; they stand in the order in which the list has them. */
export function ColumnChoice(props: {
  isOpen: boolean
  columns: readonly ListColumn[]
  chosen: readonly string[]
  onClose: () => void
  onChoose: (columns: string | undefined) => void
}): ReactNode {
  const { columns, chosen } = props
  const toggle = (key: string) => {
    const next = columns.filter((each) => (each.key === key) !== chosen.includes(each.key))
    props.onChoose(next.map((each) => each.key).join(',') || undefined)
  }
  return (
    <SideDrawer title={props.isOpen ? 'Kolumny' : null} onClose={props.onClose}>
      <fieldset className="list-form">
        <legend>Zmiany widać od razu na liście.</legend>
        {columns.map(({ key, label, guarded }) => (
          <label key={key} className="list-tick">
            <input type="checkbox" checked={chosen.includes(key)} onChange={() => toggle(key)} />
            <span>
              {label}
              {guarded && <Guarded />}
            </span>
          </label>
        ))}
      </fieldset>
      <button type="button" className="btn quiet" onClick={() => props.onChoose(undefined)}>
        Przywróć zwykłe kolumny
      </button>
    </SideDrawer>
  )
}
