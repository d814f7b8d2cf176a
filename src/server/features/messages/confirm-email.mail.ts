import { commonMailWords } from '#i18n/pl/mails/common.ts'
import { contactMailWords as words } from '#i18n/pl/mails/contact.ts'
import type { ComposedMail, MailData } from './mail-data.ts'
import { type MailPart, mailHtml, mailText } from './mail-layout.ts'

/** To a new address of the registrant: the page behind the button confirms it. */
export function confirmEmailMail(data: MailData): ComposedMail {
  const { event } = data.registration
  const parts: MailPart[] = [
    {
      kind: 'paragraph',
      text: words.confirm.given(event.title),
    },
    { kind: 'paragraph', text: words.confirm.why },
    { kind: 'button', text: words.confirm.button, address: data.address },
    { kind: 'paragraph', text: words.confirm.mistake },
  ]
  const subject = words.confirm.subject(event.title)
  return { subject, text: mailText(data, parts), html: mailHtml(data, subject, parts), attachments: [] }
}

/** To the previous address: it gets no more mail, and its link opens nothing. */
export function emailChangedMail(data: MailData): ComposedMail {
  const { number, event } = data.registration
  const parts: MailPart[] = [
    {
      kind: 'paragraph',
      text: words.changed.happened(event.title),
    },
    { kind: 'paragraph', text: commonMailWords.notYou },
  ]
  const subject = words.changed.subject(number)
  return { subject, text: mailText(data, parts), html: mailHtml(data, subject, parts), attachments: [] }
}
