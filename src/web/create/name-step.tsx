import { controlsOf, typeInto } from '#domain/form/form.ts'
import { frameOf } from '#web/kit/form/field-view.ts'
import { TextField } from '#web/ui/field.tsx'
import { StepHead } from './step-head.tsx'
import type { WizardState } from './use-wizard.ts'

const REFUSED = 'Tej nazwy nie udało się przyjąć. Zmień ją i\u00a0spróbuj ponownie.'

/** Step 3: the organiser's name. */
export function NameStep({ wizard }: { wizard: WizardState }) {
  const { name, changeName, sending, typed } = wizard
  const isRefused = sending.kind === 'refused' && sending.cause === 'name' && sending.name === typed.name
  return (
    <>
      <StepHead step="nazwa" heading={wizard.heading}>
        Tę nazwę uczestnicy zobaczą na stronie zapisów jako nazwę organizatora.
      </StepHead>
      {controlsOf(name).map((control) => {
        if (control.type !== 'text') return null
        return (
          <TextField
            key={control.id}
            {...frameOf({ form: name, control, onChange: changeName })}
            {...(isRefused ? { error: REFUSED, touched: true } : {})}
            autoComplete="organization"
            value={control.value}
            onChange={(text) => changeName((form) => typeInto(form, control, text))}
          />
        )
      })}
    </>
  )
}
