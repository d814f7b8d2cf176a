import { useMemo } from 'react'
import type { CreatePage } from '#contract/pages.ts'
import { touch } from '#domain/form/form.ts'
import { useFocus } from '#web/lib/use-focus.ts'
import { preselected } from './addresses.ts'
import { type Availability, useAvailability } from './availability.ts'
import { useGoogleAccount } from './google-account.ts'
import { mayBeOurs } from './intention.ts'
import { type Filled, furthestStep, isComplete, type MissingItem, missingUpTo, RETRY } from './missing.ts'
import type { Outcome } from './send-account.ts'
import { stepAfter, stepBefore } from './steps.ts'
import { useDraft } from './use-draft.ts'
import { useSending } from './use-sending.ts'
import { useStep } from './use-step.ts'
import { domainOf, hostOf, nameOf, SUBDOMAIN, subdomainOf } from './wizard-forms.ts'

export type WizardState = ReturnType<typeof useWizard>

/** The data and actions of all steps. */
export function useWizard({ domains, brand }: CreatePage) {
  const draft = useDraft(
    domains,
    useMemo(() => preselected(domains, brand), [domains, brand]),
  )
  const google = useGoogleAccount()
  const host = hostOf(draft.domain)
  const { availability: answered, recheck, forget } = useAvailability(host)
  const isOurs = host !== null && answered === 'unavailable' && mayBeOurs(draft.sent, host)
  const availability: Availability = isOurs ? 'available' : answered
  const filled: Filled = { domain: draft.domain, availability, account: google.account, name: draft.name }
  const { step, go } = useStep(furthestStep(filled), draft.ready)
  const { heading, focusOn } = useFocus(step)
  const { sending, send } = useSending({ ...draft, onOutcome: (...args) => actOn(...args) })
  const complete = isComplete(step, filled)

  const actOn = (outcome: Outcome, sentHost: string) => {
    if (outcome.kind === 'made') {
      draft.forget()
      forget(sentHost)
    }
    if (outcome.kind === 'unknown') focusOn(RETRY)
    if (outcome.kind !== 'refused') return
    if (outcome.cause === 'domain') {
      forget(sentHost)
      focusOn(SUBDOMAIN.id)
      go('domena')
    }
    if (outcome.cause === 'google') {
      google.expire()
      go('google')
    }
    if (outcome.cause === 'input' || outcome.cause === 'page' || outcome.cause === 'pace') focusOn(RETRY)
  }

  const create = () => {
    const { account } = google
    if (account.state !== 'connected' || host === null || !isComplete('nazwa', filled)) return
    send({ host, name: nameOf(draft.name), token: account.token })
  }

  return {
    ...draft,
    ...filled,
    typed: { domain: domainOf(draft.domain), subdomain: subdomainOf(draft.domain), name: nameOf(draft.name) },
    host,
    isOurs,
    recheck,
    google,
    step,
    heading,
    focusOn,
    sending,
    complete,
    missing: missingUpTo(step, filled),
    goOn: () => {
      if (!complete) return
      const next = stepAfter(step)
      if (next === null) create()
      else go(next)
    },
    goBack: () => go(stepBefore(step)),
    create,
    /** Marks the fields touched and leads to the first. */
    pick: (items: readonly MissingItem[]) => {
      const [first] = items
      if (first === undefined) return
      for (const { field } of items) {
        draft.changeDomain((form) => touch(form, field))
        draft.changeName((form) => touch(form, field))
      }
      focusOn(first.field)
      go(first.step)
    },
  }
}
