import type { EventDefinition } from '#domain/event/definition/definition.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { turnSecrets } from '#domain/registration/secret-answers.ts'
import type { TenantCtx } from '#server/context/ctx.ts'

/** The owner of a stored draft: what is sealed for one holder opens for no other, nor in another account. */
interface Kept {
  /** The id of the registration, or of the entry of the waiting list. */
  readonly holder: string
  readonly definition: Pick<EventDefinition, 'questions'>
  readonly draft: RegistrationDraft
}

type Keeper = Pick<TenantCtx, 'secrets' | 'account'>

/** The draft as the database may store it: answers such as PESEL encrypted (architecture §7). */
export const sealDraft = ({ secrets, account }: Keeper, { holder, definition, draft }: Kept) =>
  turnSecrets(definition, draft, (answer) => secrets.seal(answer, `${account} ${holder}`))

/** The draft as it was given. @throws Error when an answer was sealed for another owner or was modified since */
export const openDraft = ({ secrets, account }: Keeper, { holder, definition, draft }: Kept) =>
  turnSecrets(definition, draft, (answer) => secrets.open(answer, `${account} ${holder}`))

/** One sealed answer as it was given. @throws Error as `openDraft` */
export const openAnswer = ({ secrets, account }: Keeper, holder: string, sealed: string): string =>
  secrets.open(sealed, `${account} ${holder}`)
