import { z } from 'zod'
import { formatMoney } from '#domain/values/money.ts'
import { commonMailWords } from '#i18n/pl/mails/common.ts'
import { refundMailWords } from '#i18n/pl/mails/refunds.ts'
import type { ComposedMail, MailData } from './mail-data.ts'
import { type MailPart, mailHtml, mailText } from './mail-layout.ts'

const words = refundMailWords.refunded

const aboutSchema = z.object({
  /** Grosze. */
  amount: z.number().int(),
  way: z.enum(['gateway', 'transfer', 'cash']),
})

/** Money was refunded: how much and by which way. */
export function refundedMail(data: MailData): ComposedMail {
  const { amount, way } = aboutSchema.parse(data.about)
  const { number, event } = data.registration
  const sum = formatMoney(amount)
  const parts: MailPart[] = [
    { kind: 'paragraph', text: words.happened(sum, event.title) },
    { kind: 'paragraph', text: words.ways[way] },
    { kind: 'button', text: commonMailWords.seeRegistration, address: data.address },
    { kind: 'paragraph', text: words.wrong },
  ]
  const title = way === 'transfer' ? words.sent(sum) : words.arrived(sum)
  const subject = words.subject(title, number)
  return { subject, text: mailText(data, parts), html: mailHtml(data, title, parts), attachments: [] }
}
