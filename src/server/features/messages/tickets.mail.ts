import { formatMoney } from '#domain/values/money.ts'
import { ticketsMailWords as words } from '#i18n/pl/mails/tickets.ts'
import type { ComposedMail, MailData } from './mail-data.ts'
import { type MailPart, mailHtml, mailText } from './mail-layout.ts'
import { ticketPart, ticketPicture } from './ticket-part.ts'
import { whenAndWhere } from './when-and-where.ts'

/** Message 2: confirmed, with the tickets of the whole family in one mail. */
export async function ticketsMail(data: MailData): Promise<ComposedMail> {
  const { registration } = data
  const { tickets, event, paid } = registration
  const parts: MailPart[] = [
    { kind: 'paragraph', text: paid > 0 ? words.paid(formatMoney(paid)) : words.confirmed },
    { kind: 'paragraph', text: whereTickets(registration) },
    ...whenAndWhere(registration),
    { kind: 'button', text: words.button, address: data.address },
    ...tickets.map((ticket) => ticketPart(ticket, registration)),
    {
      kind: 'rows',
      rows: registration.lines.map((line) => [lineName(data, line), formatMoney(line.amount)]),
    },
  ]
  const subject = words.subject(event.title, registration.headcount)
  return {
    subject,
    text: mailText(data, parts),
    html: mailHtml(data, words.title(event.title), parts),
    attachments: await Promise.all(tickets.map(ticketPicture)),
  }
}

function whereTickets({ tickets, headcount }: MailData['registration']): string {
  if (tickets.length > 1) return words.tickets(headcount ?? tickets.length)
  return words.ticket(headcount !== null && headcount > 1 ? headcount : null)
}

function lineName(data: MailData, line: MailData['registration']['lines'][number]): string {
  const person = data.registration.people.find((p) => p.ref === line.person)
  const what = line.optionName ? `${line.itemName}: ${line.optionName}` : line.itemName
  return person ? `${person.firstName} ${person.lastName}, ${what}` : what
}
