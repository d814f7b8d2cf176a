import { localOf } from '#domain/values/polish-time.ts'
import { formatMoment } from '#domain/values/time.ts'
import { handOverMailWords } from '#i18n/pl/mails/hand-over.ts'
import type { ComposedMail, MailData } from './mail-data.ts'
import { type MailPart, mailHtml, mailText } from './mail-layout.ts'
import { whenAndWhere } from './when-and-where.ts'

const words = handOverMailWords.offered

/**
 * To the person who shall take a place over: the page behind the button accepts or declines it. Null once it has
 * ended.
 */
export function placeOfferedMail(data: MailData): ComposedMail | null {
  const { transfer } = data
  if (transfer?.state !== 'open') return null
  const { event, giver, person, until, attendance } = transfer
  const parts: MailPart[] = [
    paragraph(words.happened(event.title, giver)),
    { kind: 'rows', rows: [[words.person, `${person.firstName} ${person.lastName}`]] },
    ...whenAndWhere({ attendance, people: [] }),
    paragraph(words.until(formatMoment(localOf(Temporal.Instant.from(until))))),
    { kind: 'button', text: words.button, address: data.address },
    paragraph(words.mistake),
  ]
  const subject = words.subject(event.title)
  return { subject, text: mailText(data, parts), html: mailHtml(data, subject, parts), attachments: [] }
}

const paragraph = (text: string): MailPart => ({ kind: 'paragraph', text })
