import { z } from 'zod'
import type { RetentionReason } from '#domain/payment/retention-reason.ts'
import { formatMoney, sumMoney } from '#domain/values/money.ts'
import { cancelledMailWords as words } from '#i18n/pl/mails/cancelled.ts'
import { commonMailWords } from '#i18n/pl/mails/common.ts'
import { retentionReasonText } from '#i18n/pl/retention-reason.ts'
import type { ComposedMail, MailData } from './mail-data.ts'
import { type MailPart, mailHtml, mailText } from './mail-layout.ts'
import { refundWords } from './refund-words.ts'
import { namesOrCount } from './who-takes-part.ts'

const aboutSchema = z.object({
  by: z.enum(['registrant', 'staff', 'event', 'moved', 'unpaid']),
  reason: z.string().nullable(),
  people: z.array(z.string()),
  /** Grosze. */
  kept: z.number().int(),
  donation: z.number().int().default(0),
  reasons: z.array(z.custom<RetentionReason>()).default([]),
})

type About = z.output<typeof aboutSchema>

/** Message 9: who does not take part, what was paid, what is retained and what is refunded. */
export function cancelledMail(data: MailData): ComposedMail {
  const { number, event } = data.registration
  const paid = everPaid(data.registration)
  const about = aboutSchema.parse(data.about)
  const { by, reason, people } = about
  const refund = paid - data.registration.kept
  const parts: MailPart[] = [
    { kind: 'paragraph', text: whatHappened(by, event.title, namesOrCount(people, data.registration)) },
    ...(reason === null ? [] : [{ kind: 'paragraph' as const, text: words.reason(reason) }]),
    ...moneyWords(data.registration, about).map((text) => ({ kind: 'paragraph' as const, text })),
    buttonOf(data),
  ]
  const title = titleOf(by, number, event.title)
  const subject = refund > 0 ? words.subjectWithRefund(title, formatMoney(refund)) : title
  return { subject, text: mailText(data, parts), html: mailHtml(data, title, parts), attachments: [] }
}

/** What had been paid when it was cancelled, also where some of it has been refunded already. */
const everPaid = ({ paid, refunds }: MailData['registration']) =>
  paid + sumMoney(refunds.flatMap(({ state, amount }) => (state === 'succeeded' ? [amount] : [])))

function buttonOf({ registration, address }: MailData): MailPart {
  return registration.refunds.some(({ state }) => state === 'needs_account')
    ? { kind: 'button', text: words.giveAccount, address: `${address}#zwrot` }
    : { kind: 'button', text: commonMailWords.seeRegistration, address }
}

function titleOf(by: About['by'], number: string, event: string): string {
  if (by === 'event') return words.title.byEvent(event)
  return by === 'registrant' || by === 'moved' ? words.title.byRegistrant : words.title.byOthers(number)
}

const whatHappened = (by: About['by'], title: string, people: string) =>
  by === 'event' ? words.calledOff(title, people) : words.cancelled(title, people)

function moneyWords(registration: MailData['registration'], about: About): string[] {
  const { kept } = registration
  const paid = everPaid(registration)
  if (paid <= 0) return [words.nothingPaid]
  const why = about.reasons.filter(({ amount }) => amount > 0)
  const fee = why.length > 0 ? [words.retained(why.map(retentionReasonText))] : []
  // It may have been asked back meanwhile.
  const donation = Math.min(about.donation, kept)
  const stays = about.by === 'event' ? words.donationOnRequest : words.donation
  const gift = donation > 0 ? [stays(formatMoney(donation))] : []
  const stands = words.sums({
    paid: formatMoney(paid),
    kept: formatMoney(kept - donation),
    back: formatMoney(paid - kept),
  })
  return [stands, ...fee, ...gift, ...refundWords(registration)]
}
