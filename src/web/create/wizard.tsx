import { useEffect } from 'react'
import type { CreatePage } from '#contract/pages.ts'
import { controlsOf, typeInto } from '#domain/form/form.ts'
import { frameOf } from '#web/kit/form/field-view.ts'
import { TextField } from '#web/ui/field.tsx'
import { documentTitle } from './document-title.ts'
import { DomainStep } from './domain-step.tsx'
import { Done } from './done.tsx'
import { GoogleStep } from './google-step.tsx'
import { Progress } from './progress.tsx'
import { SiteSketch } from './site-sketch.tsx'
import { StepHead } from './step-head.tsx'
import { STEP_NAMES } from './steps.ts'
import { useWizard, type WizardState } from './use-wizard.ts'
import { WizardFoot } from './wizard-foot.tsx'

/** The wizard: three steps, only the last of which sends. */
export function Wizard({ page }: { page: CreatePage }) {
  const wizard = useWizard(page)
  const { step, sending, ready } = wizard
  const isMade = sending.kind === 'made'
  const title = isMade ? 'Konto gotowe' : STEP_NAMES[step]
  useEffect(() => {
    document.title = documentTitle(title, page.brand)
  }, [title, page.brand])
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    wizard.goOn()
  }
  if (isMade) return <Done brand={page.brand} made={wizard.typed} />
  return (
    <main id="tresc" className="wrap create">
      <form onSubmit={submit} noValidate>
        <Progress step={step} />
        <fieldset disabled={!ready || sending.kind === 'sending'} className="bare">
          {step === 'domena' && <DomainStep wizard={wizard} />}
          {step === 'google' && <GoogleStep wizard={wizard} signIn={page.signIn} />}
          {step === 'nazwa' && <NameStep wizard={wizard} />}
          <WizardFoot wizard={wizard} />
        </fieldset>
      </form>
      <SiteSketch {...wizard.typed} />
    </main>
  )
}

/** Step 3: the organiser's name. */
function NameStep({ wizard }: { wizard: WizardState }) {
  const { name, changeName } = wizard
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
            autoComplete="organization"
            value={control.value}
            onChange={(text) => changeName((form) => typeInto(form, control, text))}
          />
        )
      })}
    </>
  )
}
