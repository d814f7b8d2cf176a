import { type ReactNode, useId } from 'react'
import { FieldCell } from '../shared/draft-form/field-cell.tsx'
import { DayBox } from '../shared/inputs/day-box.tsx'

/** Statements were signed on the paper form, and on which day: mostly today. */
export function PaperTick(props: {
  /** ISO; null: not signed. */
  signedOn: string | null
  isMissing: boolean
  onChange: (signedOn: string | null) => void
}): ReactNode {
  const { signedOn, isMissing, onChange } = props
  const id = useId()
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
        <div className="draft-field desk-signed">
          <label htmlFor={id}>Data podpisu</label>
          <DayBox
            input={{ id, required: true }}
            most={today}
            value={signedOn}
            onChange={(day) => {
              if (day !== '') onChange(day)
            }}
          />
        </div>
      )}
    </>
  )
}
