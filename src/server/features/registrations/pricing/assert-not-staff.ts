import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { refusalMessages } from '#i18n/pl/refusal-messages.ts'
import { Refusal } from '#server/http/refusal.ts'

/**
 * Rules may exempt staff; on the site no visitor has proved to be staff.
 * @throws Refusal invalid_input
 */
export function assertNotStaff({ registrantRole }: Pick<RegistrationDraft, 'registrantRole'>): void {
  if (registrantRole !== 'staff') return
  const message = refusalMessages.draft.staffOnSite
  throw new Refusal('invalid_input', {
    problems: [{ code: 'forbidden', field: 'draft.registrantRole', message }],
  })
}
