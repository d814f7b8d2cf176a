import { commonMailWords } from '#i18n/pl/mails/common.ts'
import { expiredMailWords as words } from '#i18n/pl/mails/expired.ts'
import type { ComposedMail, MailData } from './mail-data.ts'
import { type MailPart, mailHtml, mailText } from './mail-layout.ts'

/** Message 5: the time to pay is over, nothing has to be paid. */
export function expiredMail(data: MailData): ComposedMail {
  const { number, event } = data.registration
  const parts: MailPart[] = [
    {
      kind: 'paragraph',
      text: words.happened(number, event.title),
    },
    {
      kind: 'paragraph',
      text: words.paidLate,
    },
    { kind: 'button', text: commonMailWords.seeRegistration, address: data.address },
  ]
  const subject = words.subject(number)
  return { subject, text: mailText(data, parts), html: mailHtml(data, subject, parts), attachments: [] }
}
