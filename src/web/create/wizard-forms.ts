import { changeValue, createForm, type Form, loadForm, serialiseForm } from '#domain/form/form.ts'
import { isValid } from '#domain/form/form-state.ts'
import { ACCOUNT_NAME, subdomain } from '#domain/form/validators.ts'

/** The two forms of the wizard; between them stands the Google account, which is no field. */

const DOMAIN = { id: 'domain', type: 'radio' } as const
export const SUBDOMAIN = { id: 'subdomain', type: 'text' } as const
export const NAME = { id: 'name', type: 'text' } as const

/** Step 1: one of the base domains on offer, and a subdomain (specification §5). */
export function createDomainForm(domains: readonly string[], preselected: string): Form {
  const options = domains.map((domain) => ({ key: domain, value: domain, label: domain }))
  const form = createForm([
    {
      controls: [
        { ...DOMAIN, label: 'Domena', required: true, settings: { options } },
        {
          ...SUBDOMAIN,
          label: 'Subdomena',
          required: true,
          comment: 'Od 3 do 20 znaków: małe litery bez polskich znaków, cyfry, myślnik.',
          validators: [subdomain],
        },
      ],
    },
  ])
  return loadForm(form, { [DOMAIN.id]: preselected })
}

/** Step 3: the organiser's name. */
export const createNameForm = (): Form =>
  createForm([
    {
      controls: [
        {
          ...NAME,
          label: 'Nazwa konta',
          required: true,
          comment: 'Na przykład nazwa parafii, fundacji albo klubu. Zmienisz ją później w\u00a0panelu.',
          settings: ACCOUNT_NAME,
        },
      ],
    },
  ])

export const domainOf = (form: Form): string => textOf(form, DOMAIN.id)
export const subdomainOf = (form: Form): string => textOf(form, SUBDOMAIN.id)
export const nameOf = (form: Form): string => textOf(form, NAME.id)

/** The full host that the form asks for; null while it is invalid, for then nobody is asked about it. */
export const hostOf = (form: Form): string | null =>
  isValid(form) ? `${subdomainOf(form)}.${domainOf(form)}` : null

/** Puts back what was typed before a reload: as if typed again, and as if left alone where there was nothing. */
export function retype(form: Form, typed: Readonly<Record<string, string>>): Form {
  const texts = Object.entries(typed).filter(([, value]) => value !== '')
  return texts.reduce((typedForm, [id, value]) => {
    if (id !== DOMAIN.id) return changeValue(typedForm, { id, type: 'text' }, value)
    return loadForm(typedForm, { [id]: value })
  }, form)
}

function textOf(form: Form, id: string): string {
  const value = serialiseForm(form)[id]
  return typeof value === 'string' ? value : ''
}
