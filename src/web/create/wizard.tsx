import { useEffect } from 'react'
import type { CreatePage } from '#contract/pages.ts'
import { documentTitle } from './document-title.ts'
import { DomainStep } from './domain-step.tsx'
import { Done } from './done.tsx'
import { GoogleStep } from './google-step.tsx'
import { NameStep } from './name-step.tsx'
import { Progress } from './progress.tsx'
import { SiteSketch } from './site-sketch.tsx'
import { STEP_NAMES } from './steps.ts'
import { useWizard } from './use-wizard.ts'
import { WizardFoot } from './wizard-foot.tsx'

/** The wizard: three steps, of which only the last one sends. */
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
