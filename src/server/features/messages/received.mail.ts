import { formatMoney } from '#domain/money.ts'
import { formatMoment, readMoment } from '#domain/time.ts'
import type { ComposedMail, MailData } from './mail-data.ts'
import { type MailPart, mailHtml, mailText } from './mail-layout.ts'
import { whoTakesPart } from './who-takes-part.ts'

/** Accepted, waiting for the approval of the organiser (flow C13). */
export function receivedMail(data: MailData): ComposedMail {
  const { registration } = data
  const parts: MailPart[] = [
    {
      kind: 'paragraph',
      text: `Dzień dobry! Przyjęliśmy zgłoszenie: ${registration.event.title}. ${whoTakesPart(registration)}`,
    },
    {
      kind: 'paragraph',
      text: `Organizator musi je jeszcze potwierdzić, odpowiedź przyjdzie e-mailem. Miejsca czekają. ${moneyWhileWaiting(registration)}`,
    },
    { kind: 'button', text: 'Zobacz zgłoszenie', address: data.address },
  ]
  const title = 'Zgłoszenie czeka na potwierdzenie'
  return {
    subject: `Zgłoszenie ${registration.number} czeka na potwierdzenie`,
    text: mailText(data, parts),
    html: mailHtml(data, title, parts),
    attachments: [],
  }
}

/** What is to pay when, while the approval is waited for and nothing was paid. */
export function moneyWhileWaiting({ total, due: [first] }: MailData['registration']): string {
  const until = readMoment(first?.until ?? '')
  if (first && until) return `Do zapłaty ${formatMoney(first.amount)} do: ${formatMoment(until)}.`
  if (total === 0) return 'Nic nie trzeba płacić.'
  return `Cena po potwierdzeniu: ${formatMoney(total)}. Do tego czasu nic nie płacisz.`
}
