import { z } from 'zod'
import { lodgingMailWords as words } from '#i18n/pl/mails/lodging.ts'
import type { ComposedMail, MailData } from './mail-data.ts'
import { type MailPart, mailHtml, mailText } from './mail-layout.ts'

const aboutSchema = z.object({ first: z.boolean() })

/** A room or vehicle, for the first time or another than was published before: what stands now, person by person. */
export function lodgingMail(data: MailData): ComposedMail {
  const { event, people } = data.registration
  const { first } = aboutSchema.parse(data.about)
  const parts: MailPart[] = [
    { kind: 'paragraph', text: words.intro(event.title, first) },
    ...people
      .filter(({ takenOver }) => !takenOver)
      .map(({ firstName, lastName, lodging }) => ({
        kind: 'paragraph' as const,
        text: words.person(`${firstName} ${lastName}`, lodging),
      })),
    { kind: 'button', text: words.button, address: `${data.address}#osoby` },
  ]
  const subject = words.subject(event.title, first)
  return { subject, text: mailText(data, parts), html: mailHtml(data, subject, parts), attachments: [] }
}
