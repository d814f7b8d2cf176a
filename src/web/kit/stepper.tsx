import { ErrorText, useShownError } from '#web/ui/field-frame.tsx'

/** A number of pieces: fewer, more, or typed. Nothing is preselected. */
export function Stepper({
  id,
  about,
  label,
  note,
  value,
  most,
  gone,
  error = null,
  touched = false,
  onChange,
}: {
  readonly id: string
  /** What is counted, to distinguish its buttons from others: 'Kubek'. */
  readonly about: string
  readonly label: string
  /** Price, number left. */
  readonly note?: string | undefined
  readonly value: number
  /** The maximum. */
  readonly most: number
  /** Why none is available: 'brak miejsc'. */
  readonly gone?: string | undefined
  readonly error?: string | null
  readonly touched?: boolean
  readonly onChange: (value: number) => void
}) {
  const { shown, watch } = useShownError({ error, touched })
  const words = gone ?? note
  const describedBy = [words && `${id}-note`, shown !== null && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={shown === null ? 'stepper' : 'stepper bad'} {...watch}>
      <div className="what">
        <label htmlFor={id}>{label}</label>
        {words && <small id={`${id}-note`}>{words}</small>}
      </div>
      {gone !== undefined && value === 0 ? null : (
        <div className="count">
          <button
            type="button"
            aria-label={`Mniej: ${about}, ${label}`}
            disabled={value === 0}
            onClick={() => onChange(value - 1)}
          >
            −
          </button>
          <input
            id={id}
            className="input num"
            inputMode="numeric"
            autoComplete="off"
            value={value}
            aria-invalid={shown !== null || undefined}
            aria-describedby={describedBy || undefined}
            onFocus={(event) => event.target.select()}
            onChange={(event) => onChange(Number(event.target.value.replace(/\D/g, '').slice(0, 3)))}
          />
          <button
            type="button"
            aria-label={`Więcej: ${about}, ${label}`}
            disabled={value >= most}
            onClick={() => onChange(value + 1)}
          >
            +
          </button>
        </div>
      )}
      {shown !== null && <ErrorText id={id}>{shown}</ErrorText>}
    </div>
  )
}
