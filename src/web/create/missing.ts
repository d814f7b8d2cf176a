import type { Control } from '#domain/form/control.ts'
import type { Form } from '#domain/form/form.ts'
import { missingOf } from '#domain/form/form-state.ts'
import { controlLabel } from '#i18n/pl/form-labels.ts'
import { tie } from '#i18n/text/typography.ts'
import type { Availability } from './availability.ts'
import type { GoogleAccount } from './google-account.ts'
import { distance, STEPS, type Step } from './steps.ts'
import { SUBDOMAIN } from './wizard-forms.ts'

/** Something that keeps the wizard from continuing (readings, decision 1). */
export interface MissingItem {
  readonly step: Step
  readonly label: string
  /** Id of the element to focus. */
  readonly field: string
}

/** Ids of focusable elements that are not fields of a form. */
export const RECHECK = 'sprawdz-domene'
export const ACCOUNT = 'konto-google'
export const RETRY = 'ponow'
export const NEXT = 'dalej'

export interface Filled {
  readonly domain: Form
  readonly availability: Availability
  readonly account: GoogleAccount
  readonly name: Form
}

/** What is missing in all steps up to this one, in their order. Pending checks do not count as missing. */
export function missingUpTo(step: Step, filled: Filled): MissingItem[] {
  const all = [...missingDomain(filled), ...missingAccount(filled), ...missingName(filled)]
  return all.filter((item) => distance(item.step, step) >= 0)
}

/** Whether everything up to this step is there, with no pending check. */
export function isComplete(step: Step, filled: Filled): boolean {
  const asking: Readonly<Record<Step, boolean>> = {
    domena: filled.availability === 'checking',
    google: filled.account.state === 'asking',
    nazwa: false,
  }
  const waits = STEPS.some((each) => asking[each] && distance(each, step) >= 0)
  return !waits && missingUpTo(step, filled).length === 0
}

/** The first incomplete step: the furthest one that an address may open. */
export const furthestStep = (filled: Filled): Step => missingUpTo('nazwa', filled)[0]?.step ?? 'nazwa'

function missingDomain({ domain, availability }: Filled): MissingItem[] {
  if (availability === 'unavailable')
    return [{ step: 'domena', label: 'Dostępna domena', field: SUBDOMAIN.id }]
  if (availability === 'failed') return [{ step: 'domena', label: 'Sprawdzenie domeny', field: RECHECK }]
  return missingOf(domain).map((control) => itemOf('domena', control))
}

const missingAccount = ({ account }: Filled): MissingItem[] =>
  account.state === 'connected' || account.state === 'asking'
    ? []
    : [{ step: 'google', label: 'Konto Google', field: ACCOUNT }]

const missingName = ({ name }: Filled): MissingItem[] =>
  missingOf(name).map((control) => itemOf('nazwa', control))

const itemOf = (step: Step, control: Control): MissingItem => ({
  step,
  label: tie(controlLabel(control)),
  field: control.id,
})
