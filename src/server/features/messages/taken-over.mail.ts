import { handOverMailWords } from '#i18n/pl/mails/hand-over.ts'
import type { ComposedMail, MailData } from './mail-data.ts'
import { type MailPart, mailHtml, mailText } from './mail-layout.ts'
import { ticketPart, ticketPicture } from './ticket-part.ts'
import { whenAndWhere } from './when-and-where.ts'

const words = handOverMailWords.takenOver

/**
 * To the person who has taken a place over: confirmation, their own ticket, and the link to their own page (flow C8).
 * No link to the registration: it is not theirs. Null once they no longer take part.
 */
export async function takenOverMail(data: MailData): Promise<ComposedMail | null> {
  const { transfer } = data
  if (transfer?.state !== 'concluded') return null
  const { event, person, giver, ticket, attendance } = transfer
  const own = ticket === null ? [] : [ticket]
  const parts: MailPart[] = [
    {
      kind: 'paragraph',
      text: words.happened(event.title, giver),
    },
    { kind: 'rows', rows: [[words.person, `${person.firstName} ${person.lastName}`]] },
    ...whenAndWhere({ attendance, people: [] }),
    { kind: 'paragraph', text: own.length > 0 ? words.withTicket : words.withoutTicket },
    ...own.map((each) => ticketPart(each, { attendance })),
    { kind: 'button', text: words.button, address: data.address },
    {
      kind: 'paragraph',
      text: words.betweenYou,
    },
  ]
  const subject = words.subject(event.title)
  return {
    subject,
    text: mailText(data, parts),
    html: mailHtml(data, subject, parts),
    attachments: await Promise.all(own.map(ticketPicture)),
  }
}
