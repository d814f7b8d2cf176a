import type { ReactNode } from 'react'
import type { PriceRow } from '#domain/event/draft/prices/price-rows.ts'
import { TextSlot } from '../inputs/slots.tsx'

interface Props {
  /** What it is called at first. */
  readonly usual: string
  readonly row: PriceRow
  readonly onChange: (row: PriceRow) => void
}

/** How a row is called on the bill; without a name the condition is the reason. */
export function RowName({ usual, row, onChange }: Props): ReactNode {
  const { name, ...unnamed } = row
  if (name === undefined)
    return (
      <button type="button" className="btn text" onClick={() => onChange({ ...row, name: usual })}>
        Nazwij na rachunku
      </button>
    )
  return (
    <p className="sentence">
      Na rachunku:{' '}
      <TextSlot
        label="Nazwa na rachunku"
        text={name}
        longest={120}
        onChange={(changed) => onChange({ ...row, name: changed })}
      />{' '}
      <button type="button" className="link" onClick={() => onChange(unnamed)}>
        bez nazwy
      </button>
    </p>
  )
}
