import type { Control } from '#domain/form/control.ts'
import { typeInto } from '#domain/form/form.ts'
import { tie } from '#i18n/text/typography.ts'
import { ChoiceFrame } from '#web/ui/field-frame.tsx'
import { type FieldOf, frameOf } from './field-view.ts'

/** Any of a few, all in view; values are in the order of the options. The first checkbox has the id, for links. */
export function CheckboxesField(field: FieldOf<Control<'checkboxes'>>) {
  const { control, onChange } = field
  const { value: ticked, settings, readonly } = control
  const toggle = (id: string) =>
    onChange((form) =>
      typeInto(form, control, ticked.includes(id) ? ticked.filter((each) => each !== id) : [...ticked, id]),
    )
  return (
    <ChoiceFrame field={frameOf(field)} appears="with the change">
      {({ id, disabled }) => (
        <div className="options">
          {(settings.options ?? []).map(({ key, value, label, note }, index) => (
            <label key={key} className="option">
              <input
                type="checkbox"
                id={index === 0 ? id : undefined}
                checked={ticked.includes(String(value))}
                disabled={disabled}
                aria-readonly={readonly || undefined}
                onChange={() => {
                  if (!readonly) toggle(String(value))
                }}
              />
              <span>
                {tie(label)}
                {note !== undefined && <small>{tie(note)}</small>}
              </span>
            </label>
          ))}
        </div>
      )}
    </ChoiceFrame>
  )
}
