import { z } from 'zod'
import { documentRejectedWords as words } from '#i18n/pl/mails/document-rejected.ts'
import type { ComposedMail, MailData } from './mail-data.ts'
import { type MailPart, mailHtml, mailText } from './mail-layout.ts'

const aboutSchema = z.object({ person: z.string().nullable(), name: z.string(), reason: z.string() })

/** A document was rejected: its reason, and the way to another file. Null when it no longer stands so. */
export function documentRejectedMail(data: MailData): ComposedMail | null {
  const { event, people, documents } = data.registration
  const { person, name, reason } = aboutSchema.parse(data.about)
  const isRejected = documents.some(
    (each) => each.person === person && each.name === name && each.state === 'rejected',
  )
  if (!isRejected) return null
  const whose = people.find(({ ref, takenOver }) => ref === person && !takenOver)
  const parts: MailPart[] = [
    { kind: 'paragraph', text: words.intro(event.title) },
    {
      kind: 'paragraph',
      text: words.what(name, whose === undefined ? '' : `${whose.firstName} ${whose.lastName}`),
    },
    { kind: 'paragraph', text: words.why(reason) },
    { kind: 'paragraph', text: words.next },
    { kind: 'button', text: words.button, address: `${data.address}#dokumenty` },
  ]
  const subject = words.subject(name)
  return { subject, text: mailText(data, parts), html: mailHtml(data, subject, parts), attachments: [] }
}
