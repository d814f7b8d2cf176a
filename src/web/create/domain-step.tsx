import { controlsOf, typeInto } from '#domain/form/form.ts'
import { ChoiceField } from '#web/kit/form/choice-field.tsx'
import { type FieldOf, frameOf } from '#web/kit/form/field-view.ts'
import { TextField } from '#web/ui/field.tsx'
import { EXAMPLE } from './addresses.ts'
import { DomainStatus } from './domain-status.tsx'
import { StepHead } from './step-head.tsx'
import type { WizardState } from './use-wizard.ts'

/** Step 1: the address of the organiser's site. */
export function DomainStep({ wizard }: { wizard: WizardState }) {
  const { domain, changeDomain, sending, host, typed } = wizard
  const isTaken = sending.kind === 'refused' && sending.cause === 'domain' && sending.host === host
  return (
    <>
      <StepHead step="domena" heading={wizard.heading}>
        Pod tym adresem uczestnicy znajdą twoje wydarzenia i&nbsp;zapiszą się na nie.
      </StepHead>
      {controlsOf(domain).map((control) => {
        const field = { form: domain, onChange: changeDomain }
        if (control.type === 'radio') return <ChoiceField key={control.id} {...field} control={control} />
        if (control.type !== 'text') return null
        return <SubdomainField key={control.id} {...field} control={control} isTaken={isTaken} />
      })}
      <div className="site-address">
        <span className="label">Adres strony zapisów</span>
        <p className="address-line">
          https://{typed.subdomain === '' ? EXAMPLE : <b>{typed.subdomain}</b>}
          <wbr />.{typed.domain}
        </p>
        <DomainStatus availability={wizard.availability} isOurs={wizard.isOurs} onRecheck={wizard.recheck} />
      </div>
    </>
  )
}

const TAKEN = 'Ktoś właśnie zajął tę domenę. Wybierz inną, reszta danych została.'

/** A technical name: the keyboard must neither correct nor capitalise it. */
function SubdomainField({ isTaken, ...field }: FieldOf & { isTaken: boolean }) {
  const { control, onChange } = field
  if (control.type !== 'text') return null
  return (
    <TextField
      {...frameOf(field)}
      {...(isTaken ? { error: TAKEN, touched: true } : {})}
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      value={control.value}
      onChange={(text) => onChange((form) => typeInto(form, control, text))}
    />
  )
}
