import { z } from 'zod'
import type { ComposedMail, MailData } from './mail-data.ts'
import { type MailPart, mailHtml, mailText } from './mail-layout.ts'
import { ticketPart, ticketPicture } from './ticket-part.ts'
import { whenAndWhere } from './when-and-where.ts'

const aboutSchema = z.object({ from: z.string(), ref: z.string() })

/**
 * To whoever has taken a place over: that it is theirs, and their own ticket (flow C8). No link to the registration: it
 * is not theirs. Null once they take part no more.
 */
export async function takenOverMail(data: MailData): Promise<ComposedMail | null> {
  const { event, people, tickets } = data.registration
  const { from, ref } = aboutSchema.parse(data.about)
  const person = people.find((each) => each.ref === ref)
  if (person === undefined) return null
  const own = tickets.filter((ticket) => ticket.person === ref)
  const parts: MailPart[] = [
    {
      kind: 'paragraph',
      text: `Dzień dobry! Masz miejsce na wydarzeniu: ${event.title}. Miejsce przekazuje: ${from}.`,
    },
    { kind: 'rows', rows: [['Bierze udział', `${person.firstName} ${person.lastName}`]] },
    ...whenAndWhere(event),
    { kind: 'paragraph', text: own.length > 0 ? WITH_TICKET : WITHOUT_TICKET },
    ...own.map(ticketPart),
    {
      kind: 'paragraph',
      text: 'Zgłoszenie prowadzi dalej osoba, która je złożyła. Rozliczenie między Wami to Wasza sprawa.',
    },
  ]
  const subject = `Masz miejsce: ${event.title}`
  return {
    subject,
    text: mailText(data, parts),
    html: mailHtml(data, subject, parts),
    attachments: await Promise.all(own.map(ticketPicture)),
  }
}

const WITH_TICKET = 'Twój bilet jest poniżej i\u00a0w\u00a0załączniku.'
const WITHOUT_TICKET =
  'Bilet powstanie, gdy zgłoszenie będzie opłacone. Dostanie go osoba, która złożyła zgłoszenie.'
