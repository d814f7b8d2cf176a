import { z } from 'zod'
import { formatMoney } from '#domain/money.ts'
import { localOf } from '#domain/polish-time.ts'
import { formatMoment } from '#domain/time.ts'
import { differenceWords, moneyWords } from './changed.mail.ts'
import type { ComposedMail, MailData } from './mail-data.ts'
import { type MailPart, mailHtml, mailText } from './mail-layout.ts'

const aboutSchema = z.object({
  from: z.string(),
  to: z.string(),
  /** Grosze with sign. */
  difference: z.number().int(),
  /** Grosze of a cheaper place that stay with the organiser. */
  kept: z.number().int(),
  fee: z.object({ amount: z.number().int() }).nullable(),
  by: z.enum(['registrant', 'staff']),
  at: z.string(),
})

/** To whoever registered: who has given the place to whom, what it costs, and what becomes of the money (flow C8). */
export function handedOverMail(data: MailData): ComposedMail {
  const { registration } = data
  const { from, to, difference, kept, fee, by, at } = aboutSchema.parse(data.about)
  const who = by === 'staff' ? 'organizator' : 'osoba z\u00a0linkiem do zgłoszenia'
  const when = formatMoment(localOf(Temporal.Instant.from(at)))
  const parts: MailPart[] = [
    paragraph(`Dzień dobry! Miejsce zostało przekazane (${registration.event.title}).`),
    {
      kind: 'rows',
      rows: [
        ['Miejsce oddaje', from],
        ['Miejsce przejmuje', to],
      ],
    },
    paragraph(`Zmiany dokonano: ${who}, ${when}. Dotychczasowy bilet stracił ważność.`),
    paragraph([differenceWords(difference), ...moneyWords(registration)].join(' ')),
    ...(kept > 0 ? [paragraph(`Różnica, która zostaje u\u00a0organizatora: ${formatMoney(kept)}.`)] : []),
    ...(fee === null ? [] : [paragraph(`Opłata za przekazanie miejsca: ${formatMoney(fee.amount)}.`)]),
    paragraph('Rozliczenie między osobą, która oddaje miejsce, a\u00a0nową osobą to ich sprawa.'),
    { kind: 'button', text: 'Zobacz zgłoszenie', address: data.address },
    paragraph('Jeśli to nie Ty, odpowiedz na tę wiadomość.'),
  ]
  const subject = `Miejsce przekazane w\u00a0zgłoszeniu ${registration.number}`
  return { subject, text: mailText(data, parts), html: mailHtml(data, subject, parts), attachments: [] }
}

const paragraph = (text: string): MailPart => ({ kind: 'paragraph', text })
