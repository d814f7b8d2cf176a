import { formatMoney } from '#domain/values/money.ts'
import { formatMoment, readMoment } from '#domain/values/time.ts'
import { commonMailWords } from '#i18n/pl/mails/common.ts'
import { receivedMailWords as words } from '#i18n/pl/mails/received.ts'
import type { ComposedMail, MailData } from './mail-data.ts'
import { type MailPart, mailHtml, mailText } from './mail-layout.ts'
import { whoTakesPart } from './who-takes-part.ts'

/** Accepted, waiting for the approval of the organiser (flow C13). */
export function receivedMail(data: MailData): ComposedMail {
  const { registration } = data
  const parts: MailPart[] = [
    {
      kind: 'paragraph',
      text: words.accepted(registration.event.title, whoTakesPart(registration)),
    },
    {
      kind: 'paragraph',
      text: words.waits(moneyWhileWaiting(registration)),
    },
    { kind: 'button', text: commonMailWords.seeRegistration, address: data.address },
  ]
  return {
    subject: words.subject(registration.number),
    text: mailText(data, parts),
    html: mailHtml(data, words.title, parts),
    attachments: [],
  }
}

/** What is to pay when, while approval is awaited and nothing was paid. */
export function moneyWhileWaiting({ total, due: [first] }: MailData['registration']): string {
  const until = readMoment(first?.until ?? '')
  if (first && until) return words.toPay(formatMoney(first.amount), formatMoment(until))
  if (total === 0) return commonMailWords.nothingToPay
  return words.toPayLater(formatMoney(total))
}
