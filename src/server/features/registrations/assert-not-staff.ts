import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { Refusal } from '#server/http/refusal.ts'

/**
 * Rules may exempt staff; on the site nobody has shown to be staff.
 * @throws Refusal invalid_input
 */
export function assertNotStaff({ registrantRole }: Pick<RegistrationDraft, 'registrantRole'>): void {
  if (registrantRole !== 'staff') return
  const message = 'Na stronie zapisów nie można zgłaszać jako obsługa.'
  throw new Refusal('invalid_input', {
    problems: [{ code: 'forbidden', field: 'draft.registrantRole', message }],
  })
}
