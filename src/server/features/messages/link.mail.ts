import { commonMailWords } from '#i18n/pl/mails/common.ts'
import { linkMailWords } from '#i18n/pl/mails/links.ts'
import type { ComposedMail, MailData } from './mail-data.ts'
import { type MailPart, mailHtml, mailText } from './mail-layout.ts'

/** A new link was requested: the one before opens nothing any more. */
export function linkMail(data: MailData): ComposedMail {
  const { number, event } = data.registration
  const parts: MailPart[] = [
    { kind: 'paragraph', text: linkMailWords.renewed.happened(event.title) },
    { kind: 'button', text: commonMailWords.seeRegistration, address: data.address },
    { kind: 'paragraph', text: linkMailWords.renewed.previous },
    { kind: 'paragraph', text: commonMailWords.notYou },
  ]
  const subject = linkMailWords.renewed.subject(number)
  return { subject, text: mailText(data, parts), html: mailHtml(data, subject, parts), attachments: [] }
}
