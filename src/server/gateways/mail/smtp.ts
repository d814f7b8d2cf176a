import { createTransport } from 'nodemailer'
import type { MailGateway } from './port.ts'
import { withoutAddresses } from './without-addresses.ts'

/** Why a mail was not accepted. The message is stored with the job and in the log, so it names no recipient. */
class MailFailure extends Error {
  override readonly name = 'MailFailure'
}

const failureOf = (error: unknown, recipient: string) =>
  new MailFailure(withoutAddresses(error instanceof Error ? error.message : String(error), recipient))

/** Sends by an SMTP server (`SMTP_URL`, e.g. smtps://user:password@host:465). */
export function createSmtpGateway(url: string): MailGateway & { close(): void } {
  const transport = createTransport(url)
  return {
    async send(mail) {
      const sent = transport.sendMail({
        messageId: `<${mail.id}@${mail.from.address.split('@')[1] ?? 'localhost'}>`,
        from: { name: mail.from.name, address: mail.from.address },
        ...(mail.replyTo === null ? {} : { replyTo: mail.replyTo }),
        to: mail.to,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        attachments: mail.attachments.map((attachment) => ({
          filename: attachment.name,
          contentType: attachment.contentType,
          content: attachment.content,
          ...(attachment.contentId ? { cid: attachment.contentId } : {}),
        })),
      })
      await sent.catch((error: unknown) => {
        throw failureOf(error, mail.to)
      })
    },
    close: () => transport.close(),
  }
}
