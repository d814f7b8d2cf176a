import { formatMoney } from '#domain/money.ts'
import { dueNow } from '#domain/payment/due-now.ts'
import { localOf } from '#domain/polish-time.ts'
import { formatMoment } from '#domain/time.ts'
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
      text: `Dzień dobry! Przyjęliśmy zgłoszenie: ${registration.event.title}. ${whoTakesPart(registration)}`,
    },
    {
      kind: 'paragraph',
      text:
        until === null
          ? `Do zapłaty ${amount}. Organizator jeszcze poda termin, miejsca czekają.`
          : `Do zapłaty ${amount} do: ${until}. Miejsca czekają do tego czasu, potem przejdą na innych.`,
    },
    { kind: 'button', text: `Zapłać ${amount}`, address: data.address },
  ]
  const subject =
    until === null
      ? `Zgłoszenie ${registration.number} czeka na wpłatę`
      : `Zgłoszenie ${registration.number}: zapłać do: ${until}`
  return {
    subject,
    text: mailText(data, parts),
    html: mailHtml(data, 'Zgłoszenie czeka na wpłatę', parts),
    attachments: [],
  }
}
