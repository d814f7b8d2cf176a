import type { ReactNode } from 'react'
import { FieldCell } from '../shared/draft-form/field-cell.tsx'

/** Statements were signed on the paper form, and on which day: mostly today. */
export function PaperTick(props: {
  /** ISO; null: not signed. */
  signedOn: string | null
  isMissing: boolean
  onChange: (signedOn: string | null) => void
}): ReactNode {
  const { signedOn, isMissing, onChange } = props
  const today = Temporal.Now.plainDateISO('Europe/Warsaw').toString()
  return (
    <>
      <FieldCell error={isMissing ? 'Zaznacz, gdy podpis jest na papierze.' : null} hint={null}>
        {(state) => (
          <label className="draft-tick">
            <input
              type="checkbox"
              {...state}
              checked={signedOn !== null}
              onChange={({ currentTarget }) => onChange(currentTarget.checked ? today : null)}
            />
            Oświadczenia podpisano na papierze
          </label>
        )}
      </FieldCell>
      {signedOn !== null && (
        <label className="draft-field desk-signed">
          Data podpisu
          <input
            className="input"
            type="date"
            max={today}
            required
            value={signedOn}
            onChange={({ currentTarget }) => onChange(currentTarget.value || today)}
          />
        </label>
      )}
    </>
  )
}
