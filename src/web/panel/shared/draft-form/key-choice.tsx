import { type ReactNode, useId } from 'react'

/** As many as there are digits to choose them by. */
const MOST_KEYS = 9

export interface KeyOption {
  readonly id: string
  readonly name: string
  /** What it costs, where it is known. */
  readonly price?: string | null
}

interface Props {
  readonly legend: string
  /** Behind the legend: what everything here costs. */
  readonly note?: string | null
  readonly options: readonly KeyOption[]
  readonly value: string
  readonly state: {
    readonly 'aria-invalid'?: true | undefined
    readonly 'aria-describedby'?: string | undefined
  }
  readonly onChoose: (id: string) => void
}

export const fitKeys = (options: readonly unknown[]): boolean => options.length <= MOST_KEYS

/** One of a few, as buttons that are chosen by their digit while the focus is among them; radios underneath. */
export function KeyChoice({ legend, note = null, options, value, state, onChoose }: Props): ReactNode {
  const group = useId()
  const { 'aria-describedby': describedBy } = state
  return (
    <fieldset className="draft-keys" data-keys="" aria-describedby={describedBy}>
      <legend>
        {legend}
        {note !== null && <small> {note}</small>}
      </legend>
      {options.map(({ id, name, price = null }, index) => (
        <label key={id}>
          <input type="radio" name={group} checked={value === id} onChange={() => onChoose(id)} />
          <span className="key-cap" aria-hidden="true">
            {index + 1}
          </span>
          {name}
          {price !== null && <small className="num"> {price}</small>}
        </label>
      ))}
    </fieldset>
  )
}
