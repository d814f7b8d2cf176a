import { z } from 'zod'
import { formatMoney } from '#domain/values/money.ts'
import { refundMailWords } from '#i18n/pl/mails/refunds.ts'
import type { ComposedMail, MailData } from './mail-data.ts'
import { type MailPart, mailHtml, mailText } from './mail-layout.ts'

const words = refundMailWords.account

const aboutSchema = z.object({
  /** Grosze. */
  amount: z.number().int(),
  /** The gateway has refused it, or none can refund it. */
  why: z.enum(['refused', 'transfer']),
})

/**
 * The refund is made by a transfer, and its payer is asked for the account; null when the number has been given
 * meanwhile.
 */
export function refundAccountMail(data: MailData): ComposedMail | null {
  const { amount, why } = aboutSchema.parse(data.about)
  const { number, refunds, event } = data.registration
  if (!refunds.some(({ state }) => state === 'needs_account')) return null
  const happened = why === 'refused' ? words.backByTransfer : words.back
  const parts: MailPart[] = [
    { kind: 'paragraph', text: happened(formatMoney(amount), event.title) },
    { kind: 'paragraph', text: words.give },
    { kind: 'button', text: words.button, address: `${data.address}#zwrot` },
    { kind: 'paragraph', text: words.notByMail },
  ]
  const title = words.title(formatMoney(amount))
  const subject = words.subject(title, number)
  return { subject, text: mailText(data, parts), html: mailHtml(data, title, parts), attachments: [] }
}
