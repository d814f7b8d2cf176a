import { z } from 'zod'
import type { TenantCtx } from '#server/ctx.ts'
import type { Mail } from '#server/gateways/mail/port.ts'
import { getAccount } from '../accounts/get-account.ts'
import { getAcceptedDocuments } from '../registrations/get-accepted-documents.ts'
import { getRegistration } from '../registrations/get-registration.ts'
import { documentAttachment } from './document-attachment.ts'
import { expiredMail } from './expired.mail.ts'
import type { ComposedMail, MailData } from './mail-data.ts'
import { countAttempt, findQueuedMessage, markSent } from './messages.queries.ts'
import { payMail } from './pay.mail.ts'
import type { MessageKind } from './queue-message.ts'
import { ticketsMail } from './tickets.mail.ts'

const COMPOSE: Record<MessageKind, (data: MailData) => ComposedMail | Promise<ComposedMail>> = {
  pay: payMail,
  tickets: ticketsMail,
  expired: expiredMail,
}
const kindSchema = z.enum(['pay', 'tickets', 'expired'])

/**
 * Composes a queued message from what is true now and hands it to the mail server. Throws when the
 * server did not take it: the job tries again, with the same Message-ID.
 */
export async function sendMessage(ctx: TenantCtx, messageId: string): Promise<void> {
  const message = await ctx.db.tenant(ctx.account, async (tx) => {
    const queued = await findQueuedMessage(tx, messageId)
    if (queued) await countAttempt(tx, messageId)
    return queued
  })
  if (!message?.registrationId) return
  const mail = await compose(ctx, messageId, { ...message, registrationId: message.registrationId })
  await ctx.gateways.mail.send(mail)
  await ctx.db.tenant(ctx.account, (tx) => markSent(tx, messageId))
}

async function compose(
  ctx: TenantCtx,
  id: string,
  message: { readonly kind: string; readonly registrationId: string; readonly recipient: string },
): Promise<Mail> {
  const account = await getAccount(ctx)
  const registration = await getRegistration(ctx, message.registrationId)
  const kind = kindSchema.parse(message.kind)
  const { subject, text, html, attachments } = await COMPOSE[kind]({ account, ...registration })
  const documents = kind === 'expired' ? [] : await getAcceptedDocuments(ctx, message.registrationId)
  return {
    id,
    from: { name: account.name, address: ctx.config.mailFrom },
    replyTo: account.email,
    to: message.recipient,
    subject,
    text,
    html,
    attachments: [...attachments, ...documents.map(documentAttachment)],
  }
}
