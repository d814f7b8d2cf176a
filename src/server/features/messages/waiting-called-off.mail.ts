import type { ComposedMail, WaitingMailData } from './mail-data.ts'
import { type MailPart, mailHtml, mailText } from './mail-layout.ts'

/** The event does not take place: nobody waits for anything any more. */
export function waitingCalledOffMail(data: WaitingMailData): ComposedMail {
  const { event } = data.entry
  const parts: MailPart[] = [
    {
      kind: 'paragraph',
      text: `Dzień dobry! Organizator odwołał wydarzenie: ${event.title}. Lista rezerwowa jest zamknięta. Nic nie trzeba robić ani płacić.`,
    },
    { kind: 'button', text: 'Zobacz stronę organizatora', address: data.account.siteAddress },
  ]
  const title = 'Wydarzenie odwołane'
  return {
    subject: `${title}: ${event.title}`,
    text: mailText(data, parts),
    html: mailHtml(data, title, parts),
    attachments: [],
  }
}
