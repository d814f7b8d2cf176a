import type { ReactNode } from 'react'
import { FieldCell } from '../shared/draft-form/field-cell.tsx'

/** Statements were signed on the paper form. */
export function PaperTick(props: {
  checked: boolean
  isMissing: boolean
  onChange: (checked: boolean) => void
}): ReactNode {
  const { checked, isMissing, onChange } = props
  return (
    <FieldCell
      error={isMissing ? 'Zaznacz, gdy podpis jest na papierze.' : null}
      hint="zapisze się z&nbsp;dzisiejszą datą"
    >
      {(state) => (
        <label className="draft-tick">
          <input
            type="checkbox"
            {...state}
            checked={checked}
            onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          />
          Oświadczenia podpisano na papierze
        </label>
      )}
    </FieldCell>
  )
}
