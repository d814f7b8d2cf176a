import { formatMoney } from '#domain/money.ts'
import { localOf } from '#domain/polish-time.ts'
import { formatMoment } from '#domain/time.ts'
import { counts } from '#i18n/pl/counts.ts'
import type { ComposedMail, WaitingMailData } from './mail-data.ts'
import { type MailPart, mailHtml, mailText } from './mail-layout.ts'

/** Message 7: whose turn on the waiting list has come, until when to decide, and what it costs. */
export function offerMail(data: WaitingMailData): ComposedMail {
  const { event, size: all, offer } = data.entry
  if (offer === null) throw new Error('Nothing is offered.')
  const { size, draft } = offer
  const until = formatMoment(localOf(Temporal.Instant.from(offer.until)))
  const people = draft.people.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')
  const part = size < all ? ` To mniej niż cała grupa (${all}), zgodnie z\u00a0ustaleniem przy zapisie.` : ''
  const parts: MailPart[] = [
    {
      kind: 'paragraph',
      text: `Dzień dobry! Na liście rezerwowej przyszła Twoja kolej: ${counts.placesFreed(size)}. Wydarzenie: ${event.title}. Osoby: ${people}.${part}`,
    },
    {
      kind: 'paragraph',
      text: `Trzymamy je do: ${until}. Koszt: ${formatMoney(offer.total)}. Bez odpowiedzi zaproponujemy je kolejnej osobie.`,
    },
    { kind: 'button', text: 'Przyjmuję', address: data.address },
    { kind: 'button', text: 'Dziękuję, rezygnuję', address: `${data.address}/rezygnacja` },
  ]
  const title = size === 1 ? 'Mamy dla Ciebie miejsce' : 'Mamy dla Was miejsca'
  return {
    subject: `${title}. Decyzja do: ${until}`,
    text: mailText(data, parts),
    html: mailHtml(data, title, parts),
    attachments: [],
  }
}
