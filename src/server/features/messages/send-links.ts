import { linkMailWords } from '#i18n/pl/mails/links.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { listMailbox } from '#server/features/registrations/links/list-mailbox.ts'
import { newMailboxLink } from '#server/features/registrations/mailbox/new-mailbox-link.ts'
import { getAccount } from '../accounts/get-account.ts'
import { type MailPart, mailHtml, mailText } from './mail-layout.ts'
import { senderOf } from './sender.ts'

const words = linkMailWords.all

/**
 * Mails a link that lists all registrations of a mailbox at this organiser to that mailbox, or that there are none. A
 * demo account sends nothing (readings, decision 7).
 */
export async function sendLinks(
  ctx: TenantCtx,
  { message: id, email }: { readonly message: string; readonly email: string },
): Promise<void> {
  const account = await getAccount(ctx)
  if (account.demo && ctx.config.smtpUrl !== null) return
  const frame = { account, registration: null }
  const parts: MailPart[] = [
    paragraph(words.asked),
    ...(await partsOf(ctx, email, account.siteAddress)),
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

async function partsOf(ctx: TenantCtx, email: string, siteAddress: string): Promise<MailPart[]> {
  const { length } = await listMailbox(ctx, email)
  if (length === 0) return [paragraph(words.none)]
  const address = `${siteAddress}/moje-zgloszenia/${await newMailboxLink(ctx, email)}`
  return [paragraph(words.once), { kind: 'button', text: words.open, address }]
}
