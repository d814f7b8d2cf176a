import { useEffect, useState } from 'react'
import type { Form } from '#domain/form/form.ts'
import type { ChangeForm } from '#web/kit/form/use-form.ts'
import { type Draft, forgetDraft, loadDraft, saveDraft } from './draft-store.ts'
import type { Intention } from './intention.ts'
import { createDomainForm, createNameForm, domainOf, nameOf, retype, subdomainOf } from './wizard-forms.ts'

interface Typed {
  readonly domain: Form
  readonly name: Form
  readonly sent: Intention | null
}

export interface KeptDraft extends Typed {
  /** False until the browser has looked for a draft; on the server always. */
  readonly ready: boolean
  /** The draft that was found, as it was then. */
  readonly found: Draft | null
  readonly changeDomain: ChangeForm
  readonly changeName: ChangeForm
  readonly keepSent: (sent: Intention) => void
  readonly forget: () => void
}

/** Everything that was typed, stored in this tab at every change. */
export function useDraft(domains: readonly string[], preselected: string): KeptDraft {
  const [typed, setTyped] = useState<Typed>(() => ({
    domain: createDomainForm(domains, preselected),
    name: createNameForm(),
    sent: null,
  }))
  const [looked, setLooked] = useState<{ readonly found: Draft | null } | null>(null)
  useEffect(() => {
    const found = loadDraft(sessionStorage)
    if (found !== null) setTyped((blank) => restore(blank, found, domains))
    setLooked({ found })
  }, [domains])
  const change = (make: (typed: Typed) => Typed) =>
    setTyped((before) => {
      const after = make(before)
      saveDraft(draftOf(after), sessionStorage)
      return after
    })
  return {
    ...typed,
    ready: looked !== null,
    found: looked?.found ?? null,
    changeDomain: (make) => change((before) => ({ ...before, domain: make(before.domain) })),
    changeName: (make) => change((before) => ({ ...before, name: make(before.name) })),
    keepSent: (sent) => change((before) => ({ ...before, sent })),
    forget: () => forgetDraft(sessionStorage),
  }
}

const draftOf = ({ domain, name, sent }: Typed): Draft => ({
  domain: domainOf(domain),
  subdomain: subdomainOf(domain),
  name: nameOf(name),
  sent,
})

/** A base domain that is no longer offered is not restored. */
function restore(blank: Typed, found: Draft, domains: readonly string[]): Typed {
  const domain = domains.includes(found.domain) ? found.domain : ''
  return {
    domain: retype(blank.domain, { domain, subdomain: found.subdomain }),
    name: retype(blank.name, { name: found.name }),
    sent: found.sent,
  }
}
