import type { MailAttachment } from '#server/gateways/mail/port.ts'
import { qrPng } from '#server/qr-code.ts'
import type { MailData } from './mail-data.ts'
import type { MailPart } from './mail-layout.ts'

type Ticket = MailData['registration']['tickets'][number]

/** A ticket in a message, with the numbers of whoever comes with it. */
export const ticketPart = ({ name, numbers, code }: Ticket): MailPart => ({
  kind: 'ticket',
  name: [name, ...numbers.map((given) => `${given.name}: ${given.number}`)].join(', '),
  code,
  contentId: code,
})

/** Its picture, to which the message points. */
export async function ticketPicture({ name, code }: Pick<Ticket, 'name' | 'code'>): Promise<MailAttachment> {
  return {
    ...{ name: `bilet ${name}.png`, contentType: 'image/png' },
    ...{ content: await qrPng(code), contentId: code },
  }
}
