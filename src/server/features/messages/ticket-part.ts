import { spansWords } from '#i18n/pl/attendance-words.ts'
import { commonMailWords } from '#i18n/pl/mails/common.ts'
import { qrPng } from '#server/base/qr-code.ts'
import type { MailAttachment } from '#server/gateways/mail/port.ts'
import type { MailData } from './mail-data.ts'
import type { MailPart } from './mail-layout.ts'

type Ticket = MailData['registration']['tickets'][number]

/** A ticket in a message, with the numbers of its holder, and when it is for. */
export function ticketPart(
  { person, name, numbers, code }: Ticket,
  { attendance }: Pick<MailData['registration'], 'attendance'>,
): MailPart {
  const when = spansWords(attendance.find((each) => each.person === person)?.spans ?? [])
  return {
    kind: 'ticket',
    name: [name, ...numbers.map((given) => `${given.name}: ${given.number}`)].join(', '),
    when,
    code,
    contentId: code,
  }
}

/** Its picture, which the message references. */
export async function ticketPicture({ name, code }: Pick<Ticket, 'name' | 'code'>): Promise<MailAttachment> {
  return {
    ...{ name: commonMailWords.ticket.fileName(name), contentType: 'image/png' },
    ...{ content: await qrPng(code), contentId: code },
  }
}
