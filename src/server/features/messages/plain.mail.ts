import { briefMailWords } from '#i18n/pl/mails/brief.ts'
import { commonMailWords } from '#i18n/pl/mails/common.ts'
import type { ComposedMail, MailData, WaitingMailData } from './mail-data.ts'
import { type MailPart, mailHtml, mailText } from './mail-layout.ts'

const words = briefMailWords.plain

/**
 * To an address that has not been confirmed yet, about one more thing: nothing that the registrant has typed.
 * Everything else is behind the link.
 */
export function plainMail(data: MailData | WaitingMailData): ComposedMail {
  const isWaiting = 'entry' in data
  const event = isWaiting ? data.entry.event : data.registration.event
  const subject = isWaiting
    ? words.waitingSubject(event.title)
    : words.subject(data.registration.number, event.title)
  const parts: MailPart[] = [
    {
      kind: 'paragraph',
      text: words.happened(event.title),
    },
    {
      kind: 'paragraph',
      text: words.confirms,
    },
    { kind: 'button', text: commonMailWords.seeRegistration, address: data.address },
    { kind: 'paragraph', text: commonMailWords.mistake },
  ]
  return { subject, text: mailText(data, parts), html: mailHtml(data, subject, parts), attachments: [] }
}
