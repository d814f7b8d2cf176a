import { z } from 'zod'
import { commonMailWords } from '#i18n/pl/mails/common.ts'
import { explanationLetter } from '#i18n/pl/mails/explanation.ts'
import type { ComposedMail, MailData } from './mail-data.ts'
import { type MailPart, mailHtml, mailText } from './mail-layout.ts'

/** As the staff read it when they sent it: what changes later does not change a letter on its way. */
const aboutSchema = z.object({ title: z.string(), sentences: z.array(z.string()), note: z.string() })

/** The reason of a price, a term or a state, sent by the staff, with a line of their own. */
export function explanationMail(data: MailData): ComposedMail {
  const { number, event } = data.registration
  const { subject, paragraphs } = explanationLetter({
    ...{ event: event.title, number },
    ...aboutSchema.parse(data.about),
  })
  const parts: MailPart[] = [
    ...paragraphs.map((text) => ({ kind: 'paragraph' as const, text })),
    { kind: 'button', text: commonMailWords.seeRegistration, address: data.address },
  ]
  return { subject, text: mailText(data, parts), html: mailHtml(data, subject, parts), attachments: [] }
}
