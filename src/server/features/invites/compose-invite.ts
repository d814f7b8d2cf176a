import type { EventDefinition } from '#domain/event/definition/definition.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { AccountView } from '../accounts/get-account.ts'
import type { ComposedMail } from '../messages/mail-data.ts'
import { inviteMail } from './invite.mail.ts'
import { addressOfInvite } from './invite.view.ts'
import { codeOf } from './invite-code.ts'
import type { InviteRow } from './invites.queries.ts'

interface Composed {
  readonly event: { readonly slug: string; readonly definition: EventDefinition }
  readonly terms: readonly string[]
  readonly row: Pick<InviteRow, 'eventId' | 'pool' | 'codeName' | 'firstName' | 'lastName'>
  readonly kind: 'invite' | 'reminder'
  readonly greeting: string
}

/** The mail of an invitation. */
export function composeInvite(
  ctx: Pick<TenantCtx, 'account' | 'secrets'>,
  account: AccountView,
  { event, terms, row, kind, greeting }: Composed,
): ComposedMail {
  const code = codeOf(ctx, row)
  const { firstName, lastName } = row
  return inviteMail(account, {
    ...{ event: event.definition, kind, firstName, lastName, greeting, terms, code },
    address: addressOfInvite(`${account.siteAddress}/${event.slug}`, code, true),
  })
}
