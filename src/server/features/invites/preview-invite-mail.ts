import type { z } from 'zod'
import type { previewInviteMail as contract } from '#contract/invites.ts'
import { exampleGuest } from '#i18n/pl/mails/invite.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { newId } from '#server/db/new-id.ts'
import { queueToUser } from '#server/features/messages/trial/queue-to-user.ts'
import { getAccount } from '../accounts/get-account.ts'
import { composeInvite } from './compose-invite.ts'
import { newCodeName } from './invite-code.ts'
import { listOfList } from './invites.queries.ts'
import { countRecipients } from './mails.queries.ts'
import { getPublishedList } from './published-list.ts'

type Input = z.output<typeof contract.body> & { readonly eventId: string }

/**
 * The mail as somebody on the list gets it. Its code belongs to nobody: a copy that is passed on opens nothing.
 * @throws Refusal not_found, list_not_published
 */
export async function previewInviteMail(
  ctx: TenantCtx,
  { eventId, list, kind, greeting, toMe }: Input,
): Promise<z.input<typeof contract.output>> {
  const { event, terms, example, recipients } = await ctx.db.tenant(ctx.account, async (tx) => {
    const [first] = await listOfList(tx, { eventId, list }, { limit: 1 })
    return {
      ...(await getPublishedList(tx, ctx, { eventId, list })),
      example: first === undefined || first.email === '' ? exampleGuest : first,
      recipients: await countRecipients(tx, { eventId, list, kind }),
    }
  })
  const { firstName, lastName, email } = example
  const row = { eventId, pool: list, codeName: newCodeName(), firstName, lastName }
  const account = await getAccount(ctx)
  const { subject, text, html } = composeInvite(ctx, account, { event, terms, row, kind, greeting })
  if (toMe) await queueToUser(ctx, { message: newId(), subject, text, html })
  return { to: `${firstName} ${lastName} <${email}>`.trim(), subject, text, recipients }
}
