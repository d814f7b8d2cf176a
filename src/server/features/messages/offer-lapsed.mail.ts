import type { ComposedMail, WaitingMailData } from './mail-data.ts'
import { type MailPart, mailHtml, mailText } from './mail-layout.ts'

/** The time to take up an offer of the waiting list is over: the next in turn is asked, nothing has to be done. */
export function offerLapsedMail(data: WaitingMailData): ComposedMail {
  const { event } = data.entry
  const parts: MailPart[] = [
    {
      kind: 'paragraph',
      text: `Dzień dobry! Nie dostaliśmy odpowiedzi w\u00a0terminie, więc miejsca z\u00a0listy rezerwowej (${event.title}) proponujemy kolejnej osobie. Nic nie trzeba robić ani płacić.`,
    },
    {
      kind: 'paragraph',
      text: 'Jeśli nadal chcesz wziąć udział, dopisz się do listy rezerwowej jeszcze raz. Gdy miejsca się zwolnią, damy znać.',
    },
    { kind: 'button', text: 'Zobacz wydarzenie', address: `${data.account.siteAddress}/${event.slug}` },
  ]
  const title = 'Czas na decyzję minął'
  return {
    subject: `${title}: ${event.title}`,
    text: mailText(data, parts),
    html: mailHtml(data, title, parts),
    attachments: [],
  }
}
