import { ChoiceFrame, type FieldProps } from '#web/ui/field-frame.tsx'

interface SeveralProps extends FieldProps {
  readonly values: readonly string[]
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (values: string[]) => void
}

/** Any of a few, all in view; values stand in the order of the options. The first box bears the id, for links. */
export function SeveralField({ values, options, onChange, ...field }: SeveralProps) {
  const toggled = (value: string, ticked: boolean) =>
    options.map((option) => option.value).filter((each) => (each === value ? ticked : values.includes(each)))
  return (
    <ChoiceFrame field={field} typed={false}>
      {({ id, disabled }) => (
        <div className="options">
          {options.map(({ value, label }, index) => (
            <label key={value} className="option">
              <input
                type="checkbox"
                id={index === 0 ? id : undefined}
                checked={values.includes(value)}
                disabled={disabled}
                onChange={(event) => onChange(toggled(value, event.target.checked))}
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
      )}
    </ChoiceFrame>
  )
}
