import { formatMoney } from '#domain/money.ts'
import { counts } from '#i18n/pl/counts.ts'
import type { ComposedMail, MailData } from './mail-data.ts'
import { type MailPart, mailHtml, mailText } from './mail-layout.ts'
import { ticketPart, ticketPicture } from './ticket-part.ts'
import { whenAndWhere } from './when-and-where.ts'

/** Message 2: confirmed, with everybody's tickets in one mail for the whole family. */
export async function ticketsMail(data: MailData): Promise<ComposedMail> {
  const { registration } = data
  const { tickets, event, paid } = registration
  const arrived =
    paid > 0 ? `Wpłata ${formatMoney(paid)} dotarła, udział jest potwierdzony.` : 'Udział jest potwierdzony.'
  const parts: MailPart[] = [
    { kind: 'paragraph', text: `Dzień dobry! ${arrived}` },
    { kind: 'paragraph', text: whereTickets(registration) },
    ...whenAndWhere(event),
    { kind: 'button', text: 'Pokaż bilety', address: data.address },
    ...tickets.map(ticketPart),
    {
      kind: 'rows',
      rows: registration.lines.map((line) => [lineName(data, line), formatMoney(line.amount)]),
    },
  ]
  const subject = `Do zobaczenia! ${registration.headcount === null ? 'Bilety' : 'Bilet'} na: ${event.title}`
  return {
    subject,
    text: mailText(data, parts),
    html: mailHtml(data, `Do zobaczenia! ${event.title}`, parts),
    attachments: await Promise.all(tickets.map(ticketPicture)),
  }
}

function whereTickets({ tickets, headcount }: MailData['registration']): string {
  if (headcount === null)
    return `Bilety dla wszystkich (${tickets.length}) są poniżej, w załączniku i pod przyciskiem.`
  return `Bilet dla wszystkich (${counts.people(headcount)}) jest poniżej, w\u00a0załączniku i\u00a0pod przyciskiem.`
}

function lineName(data: MailData, line: MailData['registration']['lines'][number]): string {
  const person = data.registration.people.find((p) => p.ref === line.person)
  const what = line.optionName ? `${line.itemName}: ${line.optionName}` : line.itemName
  return person ? `${person.firstName} ${person.lastName}, ${what}` : what
}
