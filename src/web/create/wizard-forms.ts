import { changeValue, createForm, type Form, loadForm, serialiseForm } from '#domain/form/form.ts'
import { isValid } from '#domain/form/form-state.ts'
import { ACCOUNT_NAME, subdomain } from '#domain/form/validators.ts'

/** The two forms of the wizard; between them is the Google account, which is not a field. */

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
          comment: 'Na przykład nazwa parafii, fundacji albo klubu.',
          settings: ACCOUNT_NAME,
        },
      ],
    },
  ])

export const domainOf = (form: Form): string => textOf(form, DOMAIN.id)
export const subdomainOf = (form: Form): string => textOf(form, SUBDOMAIN.id)
export const nameOf = (form: Form): string => textOf(form, NAME.id)

/** The full host of the form; null while it is invalid, because then it is not checked. */
export const hostOf = (form: Form): string | null =>
  isValid(form) ? `${subdomainOf(form)}.${domainOf(form)}` : null

/** Restores what was typed before a reload: filled fields as if typed again, empty ones as if untouched. */
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
