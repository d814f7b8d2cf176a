import { z } from 'zod'
import { formatMoney } from '#domain/money.ts'
import type { KeptReason } from '#domain/payment/refund-terms.ts'
import { keptReason } from '#i18n/pl/kept-reason.ts'
import type { ComposedMail, MailData } from './mail-data.ts'
import { type MailPart, mailHtml, mailText } from './mail-layout.ts'
import { namesOrCount } from './who-takes-part.ts'

const aboutSchema = z.object({
  by: z.enum(['registrant', 'staff', 'event', 'unpaid']),
  reason: z.string().nullable(),
  people: z.array(z.string()),
  /** Grosze. */
  kept: z.number().int(),
  donation: z.number().int().default(0),
  reasons: z.array(z.custom<KeptReason>()).default([]),
})

type About = z.output<typeof aboutSchema>

/** Message 9: who does not take part, what was paid, what is kept and what goes back. */
export function cancelledMail(data: MailData): ComposedMail {
  const { number, event, paid } = data.registration
  const about = aboutSchema.parse(data.about)
  const { by, reason, people } = about
  const refund = paid - data.registration.kept
  const parts: MailPart[] = [
    { kind: 'paragraph', text: whatHappened(by, event.title, namesOrCount(people, data.registration)) },
    ...(reason === null ? [] : [{ kind: 'paragraph' as const, text: `Powód: ${reason}` }]),
    ...moneyWords(data.registration, about).map((text) => ({ kind: 'paragraph' as const, text })),
    { kind: 'button', text: 'Zobacz zgłoszenie', address: data.address },
  ]
  const title = titleOf(by, number)
  const subject = refund > 0 ? `${title}, zwrot ${formatMoney(refund)}` : title
  return { subject, text: mailText(data, parts), html: mailHtml(data, title, parts), attachments: [] }
}

function titleOf(by: About['by'], number: string): string {
  if (by === 'event') return 'Wydarzenie odwołane'
  return by === 'registrant' ? 'Rezygnacja przyjęta' : `Zgłoszenie ${number} anulowane`
}

const whatHappened = (by: About['by'], title: string, people: string) =>
  by === 'event'
    ? `Dzień dobry! Organizator odwołał wydarzenie: ${title}. Anulowano udział: ${people}.`
    : `Dzień dobry! Anulowano udział: ${people} (${title}).`

function moneyWords({ paid, kept }: MailData['registration'], about: About): string[] {
  if (paid <= 0) return ['Nic nie trzeba płacić. Jeśli wpłata jest w\u00a0drodze, oddamy całą kwotę.']
  const why = about.reasons.filter(({ amount }) => amount > 0)
  const fee = why.length > 0 ? [`Potrącenie: ${why.map(keptReason).join('; ')}.`] : []
  const gift = about.donation > 0 ? [`Darowizna ${formatMoney(about.donation)} zostaje. Dziękujemy!`] : []
  const back = paid - kept
  const stands = `Wpłacono ${formatMoney(paid)}, potrącono ${formatMoney(about.kept)}, zwracamy ${formatMoney(back)}.`
  const when = back > 0 ? ' Pieniądze dotrą zwykle w\u00a0ciągu kilku dni roboczych.' : ''
  return [`${stands}${when}`, ...fee, ...gift]
}
