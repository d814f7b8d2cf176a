import { z } from 'zod'
import { formatMoney } from '#domain/values/money.ts'
import { localOf } from '#domain/values/polish-time.ts'
import { formatMoment } from '#domain/values/time.ts'
import { commonMailWords } from '#i18n/pl/mails/common.ts'
import { handOverMailWords } from '#i18n/pl/mails/hand-over.ts'
import { differenceWords, moneyWords } from './changed.mail.ts'
import type { ComposedMail, MailData } from './mail-data.ts'
import { type MailPart, mailHtml, mailText } from './mail-layout.ts'

const aboutSchema = z.object({
  from: z.string(),
  to: z.string(),
  /** Grosze with sign. */
  difference: z.number().int(),
  /** Grosze of a cheaper place that are retained by the organiser. */
  kept: z.number().int(),
  fee: z.object({ amount: z.number().int() }).nullable(),
  by: z.enum(['registrant', 'staff']),
  at: z.string(),
})

const words = handOverMailWords.handedOver

/** To the registrant: who has given the place to whom, what it costs, and what becomes of the money (flow C8). */
export function handedOverMail(data: MailData): ComposedMail {
  const { registration } = data
  const { from, to, difference, kept, fee, by, at } = aboutSchema.parse(data.about)
  const who = by === 'staff' ? commonMailWords.byStaff : commonMailWords.byLink
  const when = formatMoment(localOf(Temporal.Instant.from(at)))
  const parts: MailPart[] = [
    paragraph(words.happened(registration.event.title)),
    {
      kind: 'rows',
      rows: [
        [words.giver, from],
        [words.successor, to],
      ],
    },
    paragraph(words.changedBy(who, when)),
    paragraph([differenceWords(difference), ...moneyWords(registration)].join(' ')),
    ...(kept > 0 ? [paragraph(words.kept(formatMoney(kept)))] : []),
    ...(fee === null ? [] : [paragraph(words.fee(formatMoney(fee.amount)))]),
    paragraph(words.betweenThem),
    { kind: 'button', text: commonMailWords.seeRegistration, address: data.address },
    paragraph(commonMailWords.notYou),
  ]
  const subject = words.subject(registration.number)
  return { subject, text: mailText(data, parts), html: mailHtml(data, subject, parts), attachments: [] }
}

const paragraph = (text: string): MailPart => ({ kind: 'paragraph', text })
