import { waitingMailWords } from '#i18n/pl/mails/waiting-list.ts'
import type { ComposedMail, WaitingMailData } from './mail-data.ts'
import { type MailPart, mailHtml, mailText } from './mail-layout.ts'

const words = waitingMailWords.lapsed

/** The time to take up an offer of the waiting list is over: the next in turn is asked, nothing has to be done. */
export function offerLapsedMail(data: WaitingMailData): ComposedMail {
  const { event } = data.entry
  const parts: MailPart[] = [
    {
      kind: 'paragraph',
      text: words.happened(event.title),
    },
    {
      kind: 'paragraph',
      text: words.again,
    },
    { kind: 'button', text: words.button, address: `${data.account.siteAddress}/${event.slug}` },
  ]
  const { title } = words
  return {
    subject: `${title}: ${event.title}`,
    text: mailText(data, parts),
    html: mailHtml(data, title, parts),
    attachments: [],
  }
}
