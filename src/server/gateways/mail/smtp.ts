import { createTransport } from 'nodemailer'
import type { MailGateway } from './port.ts'

/** Sends by an SMTP server (`SMTP_URL`, e.g. smtps://user:password@host:465). */
export function createSmtpGateway(url: string): MailGateway & { close(): void } {
  const transport = createTransport(url)
  return {
    async send(mail) {
      await transport.sendMail({
        messageId: `<${mail.id}@${mail.from.address.split('@')[1] ?? 'localhost'}>`,
        from: { name: mail.from.name, address: mail.from.address },
        replyTo: mail.replyTo,
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
    },
    close: () => transport.close(),
  }
}
