import { ErrorText, useShownError } from '#web/ui/field-frame.tsx'

/** A number of pieces: fewer, more, or typed. Nothing is taken before somebody takes it. */
export function Stepper({
  id,
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
  readonly label: string
  /** Price, what is left. */
  readonly note?: string | undefined
  readonly value: number
  /** No more than this. */
  readonly most: number
  /** Why none can be had: 'brak miejsc'. */
  readonly gone?: string | undefined
  readonly error?: string | null
  readonly touched?: boolean
  readonly onChange: (value: number) => void
}) {
  const { shown, watch } = useShownError({ error, touched })
  const noted = [gone ?? note, error].some(Boolean)
  return (
    <div className={shown === null ? 'stepper' : 'stepper bad'} {...watch}>
      <label htmlFor={id}>
        {label}
        {noted && <small>{gone ?? note}</small>}
      </label>
      {gone !== undefined && value === 0 ? null : (
        <div>
          <button
            type="button"
            aria-label={`Mniej: ${label}`}
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
            aria-describedby={shown === null ? undefined : `${id}-error`}
            onFocus={(event) => event.target.select()}
            onChange={(event) => onChange(Number(event.target.value.replace(/\D/g, '').slice(0, 3)))}
          />
          <button
            type="button"
            aria-label={`Więcej: ${label}`}
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
