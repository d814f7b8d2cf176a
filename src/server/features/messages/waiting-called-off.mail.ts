import { waitingMailWords } from '#i18n/pl/mails/waiting-list.ts'
import type { ComposedMail, WaitingMailData } from './mail-data.ts'
import { type MailPart, mailHtml, mailText } from './mail-layout.ts'

const words = waitingMailWords.calledOff

/** The event does not take place: the waiting list ends. */
export function waitingCalledOffMail(data: WaitingMailData): ComposedMail {
  const { event } = data.entry
  const parts: MailPart[] = [
    {
      kind: 'paragraph',
      text: words.happened(event.title),
    },
    { kind: 'button', text: words.button, address: data.account.siteAddress },
  ]
  const { title } = words
  return {
    subject: `${title}: ${event.title}`,
    text: mailText(data, parts),
    html: mailHtml(data, title, parts),
    attachments: [],
  }
}
