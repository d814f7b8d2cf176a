import { controlAttributes, ErrorText, type FieldProps, Hint, useShownError } from '#web/ui/field-frame.tsx'
import { Clock, Person, Pin, Tick } from '#web/ui/icons.tsx'

const ICONS: Readonly<Record<string, () => React.ReactNode>> = { clock: Clock, person: Person, pin: Pin }

interface IconToggleProps {
  readonly field: FieldProps
  /** One of the known icons; a tick for any other. */
  readonly icon: string | undefined
  readonly pressed: boolean
  readonly onChange: (pressed: boolean) => void
}

/** An icon that is pressed or not. Its name is written next to it, so that its meaning is clear. */
export function IconToggle({ field, icon = '', pressed, onChange }: IconToggleProps) {
  const { shown, watch } = useShownError(field, 'with the change')
  const { id, disabled, 'aria-describedby': describedBy } = controlAttributes(field, shown)
  const Icon = ICONS[icon] ?? Tick
  return (
    <div className={shown === null ? 'icon-toggle' : 'icon-toggle bad'} {...watch}>
      <button
        type="button"
        id={id}
        disabled={disabled}
        aria-disabled={field.readOnly || undefined}
        aria-pressed={pressed}
        aria-describedby={describedBy}
        onClick={() => {
          if (!field.readOnly) onChange(!pressed)
        }}
      >
        <span className="icon-toggle-sign">
          <Icon />
        </span>
        {field.label}
      </button>
      {field.hint !== undefined && <Hint id={id}>{field.hint}</Hint>}
      {shown !== null && <ErrorText id={id}>{shown}</ErrorText>}
    </div>
  )
}
