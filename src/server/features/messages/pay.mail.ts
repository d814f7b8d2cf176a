import { dueNow } from '#domain/payment/due-now.ts'
import { formatMoney } from '#domain/values/money.ts'
import { localOf } from '#domain/values/polish-time.ts'
import { formatMoment } from '#domain/values/time.ts'
import { payMailWords as words } from '#i18n/pl/mails/pay.ts'
import type { ComposedMail, MailData } from './mail-data.ts'
import { type MailPart, mailHtml, mailText } from './mail-layout.ts'
import { whoTakesPart } from './who-takes-part.ts'

/** Message 1: accepted, waiting for the payment. */
export function payMail(data: MailData): ComposedMail {
  const { registration } = data
  const { paid, balance } = registration
  const amount = formatMoney(dueNow(registration.due, { owed: paid + balance, paid }))
  const until = registration.expiresAt
    ? formatMoment(localOf(Temporal.Instant.from(registration.expiresAt)))
    : null
  const parts: MailPart[] = [
    {
      kind: 'paragraph',
      text: words.accepted(registration.event.title, whoTakesPart(registration)),
    },
    {
      kind: 'paragraph',
      text: words.toPay(amount, until),
    },
    { kind: 'button', text: words.button(amount), address: data.address },
    {
      kind: 'paragraph',
      text: words.more,
    },
  ]
  return {
    subject: words.subject(registration.number, until),
    text: mailText(data, parts),
    html: mailHtml(data, words.title, parts),
    attachments: [],
  }
}
