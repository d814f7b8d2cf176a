import { type ReactNode, useId } from 'react'
import type { Refund } from '#domain/event/draft/payments/leaving.ts'
import { TextField } from '#web/ui/field.tsx'
import { OpenWord } from '../shared/inputs/open-word.tsx'

interface Props {
  readonly refund: Refund
  readonly index: number
  readonly onChange: (refund: Refund) => void
}

/** The reason that people read with what is kept: own words of the organiser, or none. */
export function RefundName({ refund, index, onChange }: Props): ReactNode {
  const id = useId()
  const { name, ...unnamed } = refund
  return (
    <OpenWord label={`Nazwa, zasada ${index + 1}`} text={name === undefined ? 'bez nazwy' : `„${name}”`}>
      <TextField
        id={id}
        label="Nazwa, którą zobaczy rezygnujący"
        maxLength={120}
        value={name ?? ''}
        onChange={(typed) => onChange(typed.trim() === '' ? unnamed : { ...unnamed, name: typed })}
      />
    </OpenWord>
  )
}
