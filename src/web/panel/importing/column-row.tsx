import { type ReactNode, useId } from 'react'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { type Target, targetsOf } from '#domain/importing/targets.ts'
import { targetName } from '#i18n/pl/importing.ts'

/** A column of the file with its first values, and what it is for. */
export function ColumnRow(props: {
  definition: EventDefinition
  heading: string
  examples: readonly string[]
  target: Target | null
  /** What other columns are for. */
  taken: readonly (Target | null)[]
  onChange: (target: Target | null) => void
}): ReactNode {
  const { definition, heading, examples, target, taken, onChange } = props
  const id = useId()
  const open = targetsOf(definition).filter((each) => !taken.includes(each))
  return (
    <li data-unused={target === null}>
      <label htmlFor={id}>
        <b>{heading === '' ? 'bez nagłówka' : heading}</b>
        <small className="muted">{examples.filter((text) => text !== '').join(', ')}</small>
      </label>
      <select
        id={id}
        className="input"
        value={target ?? ''}
        onChange={({ currentTarget: { value } }) => onChange(value === '' ? null : value)}
      >
        <option value="">nie wczytuj</option>
        {open.map((each) => (
          <option key={each} value={each}>
            {targetName(definition, each)}
          </option>
        ))}
      </select>
    </li>
  )
}
