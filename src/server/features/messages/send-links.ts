import { commonMailWords } from '#i18n/pl/mails/common.ts'
import { linkMailWords } from '#i18n/pl/mails/links.ts'
import { registrationStates } from '#i18n/pl/states.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { getRegistrationAddress } from '#server/features/registrations/links/get-registration-address.ts'
import { listMailbox } from '#server/features/registrations/links/list-mailbox.ts'
import { getRegistration } from '#server/features/registrations/read/get-registration.ts'
import { getAccount } from '../accounts/get-account.ts'
import { type MailPart, mailHtml, mailText } from './mail-layout.ts'
import { senderOf } from './sender.ts'

const words = linkMailWords.all

/**
 * Mails the links to all registrations of a mailbox at this organiser to that mailbox, or that there are none. A demo
 * account sends nothing (readings, decision 7).
 */
export async function sendLinks(
  ctx: TenantCtx,
  { message: id, email }: { readonly message: string; readonly email: string },
): Promise<void> {
  const account = await getAccount(ctx)
  if (account.demo && ctx.config.smtpUrl !== null) return
  const frame = { account, registration: null }
  const found = await partsOf(ctx, email)
  const parts: MailPart[] = [
    paragraph(words.asked),
    ...(found.length > 0 ? found : [paragraph(words.none)]),
    paragraph(words.notYou),
  ]
  const subject = words.subject(account.name)
  await ctx.gateways.mail.send({
    ...{ id, to: email, subject, attachments: [] },
    ...senderOf(account, ctx.config),
    ...{ text: mailText(frame, parts), html: mailHtml(frame, subject, parts) },
  })
}

const paragraph = (text: string): MailPart => ({ kind: 'paragraph', text })

async function partsOf(ctx: TenantCtx, email: string): Promise<MailPart[]> {
  const ids = await listMailbox(ctx, email)
  const parts: MailPart[] = []
  for (const id of ids) {
    const { number, state, event } = await getRegistration(ctx, id)
    const address = await getRegistrationAddress(ctx, id)
    parts.push(
      { kind: 'rows', rows: [[event.title, `${number}, ${registrationStates[state]}`]] },
      { kind: 'button', text: commonMailWords.seeRegistration, address },
    )
  }
  return parts
}
