import { z } from 'zod'
import { formatMoney } from '#domain/money.ts'
import { localOf } from '#domain/polish-time.ts'
import { formatMoment } from '#domain/time.ts'
import type { ComposedMail, MailData } from './mail-data.ts'
import { type MailPart, mailHtml, mailText } from './mail-layout.ts'

const aboutSchema = z.object({ reason: z.string(), names: z.array(z.string()) })

/** The organiser has not approved (flow C13.3): why, what may be done now, until when. */
export function refusedMail(data: MailData): ComposedMail {
  const { number, event, paid, expiresAt } = data.registration
  const { reason, names } = aboutSchema.parse(data.about)
  const until = expiresAt === null ? '' : formatMoment(localOf(Temporal.Instant.from(expiresAt)))
  const back = paid > 0 ? ` Wpłacone ${formatMoney(paid)} wtedy zwrócimy.` : ''
  const parts: MailPart[] = [
    {
      kind: 'paragraph',
      text: `Dzień dobry! Organizator nie potwierdził: ${names.join(', ')} (${event.title}). Powód: ${reason}`,
    },
    {
      kind: 'paragraph',
      text: `Możesz wziąć udział na zwykłych zasadach albo zrezygnować. Miejsca trzymamy do: ${until}.`,
    },
    {
      kind: 'paragraph',
      text: `Żeby wziąć udział, odpowiedz na tę wiadomość: zmienimy zgłoszenie i\u00a0podamy cenę. Bez odpowiedzi zgłoszenie zostanie anulowane.${back}`,
    },
    { kind: 'button', text: 'Zobacz zgłoszenie', address: data.address },
  ]
  const title = 'Zgłoszenie nie zostało potwierdzone'
  return {
    subject: `Zgłoszenie ${number}: decyzja do: ${until}`,
    text: mailText(data, parts),
    html: mailHtml(data, title, parts),
    attachments: [],
  }
}
