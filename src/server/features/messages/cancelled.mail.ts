import { z } from 'zod'
import { formatMoney } from '#domain/money.ts'
import type { ComposedMail, MailData } from './mail-data.ts'
import { type MailPart, mailHtml, mailText } from './mail-layout.ts'
import { namesOrCount } from './who-takes-part.ts'

const aboutSchema = z.object({
  by: z.enum(['registrant', 'staff']),
  reason: z.string().nullable(),
  people: z.array(z.string()),
  /** Grosze. */
  kept: z.number().int(),
})

/** Message 9: who does not take part, what was paid, what is kept and what goes back. */
export function cancelledMail(data: MailData): ComposedMail {
  const { number, event, paid } = data.registration
  const { by, reason, people, kept } = aboutSchema.parse(data.about)
  const refund = paid - kept
  const parts: MailPart[] = [
    {
      kind: 'paragraph',
      text: `Dzień dobry! Anulowano udział: ${namesOrCount(people, data.registration)} (${event.title}).`,
    },
    ...(reason === null ? [] : [{ kind: 'paragraph' as const, text: `Powód: ${reason}` }]),
    { kind: 'paragraph', text: moneyWords(paid, kept) },
    { kind: 'button', text: 'Zobacz zgłoszenie', address: data.address },
  ]
  const title = by === 'staff' ? `Zgłoszenie ${number} anulowane` : 'Rezygnacja przyjęta'
  const subject = refund > 0 ? `${title}, zwrot ${formatMoney(refund)}` : title
  return { subject, text: mailText(data, parts), html: mailHtml(data, title, parts), attachments: [] }
}

function moneyWords(paid: number, kept: number): string {
  if (paid <= 0) return 'Nic nie trzeba płacić. Jeśli wpłata jest w\u00a0drodze, oddamy całą kwotę.'
  return `Wpłacono ${formatMoney(paid)}, potrącono ${formatMoney(kept)}, zwracamy ${formatMoney(paid - kept)}. Pieniądze dotrą zwykle w\u00a0ciągu kilku dni roboczych.`
}
