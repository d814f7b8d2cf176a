import type { ComposedMail, MailData } from './mail-data.ts'
import { type MailPart, mailHtml, mailText } from './mail-layout.ts'

/** Message 5: the time to pay is over, nothing has to be paid. */
export function expiredMail(data: MailData): ComposedMail {
  const { registration } = data
  const parts: MailPart[] = [
    {
      kind: 'paragraph',
      text: `Dzień dobry! Wpłata za zgłoszenie ${registration.number} (${registration.event.title}) nie dotarła w terminie, więc miejsca wróciły do puli. Nic nie trzeba płacić.`,
    },
    {
      kind: 'paragraph',
      text: 'Jeśli przelew jest w drodze: gdy dotrze i będą wolne miejsca, przywrócimy zgłoszenie, a jeśli nie, oddamy całą kwotę.',
    },
    { kind: 'button', text: 'Zobacz zgłoszenie', address: data.address },
  ]
  return {
    subject: `Zgłoszenie ${registration.number} wygasło`,
    text: mailText(data, parts),
    html: mailHtml(data, `Zgłoszenie ${registration.number} wygasło`, parts),
    attachments: [],
  }
}
