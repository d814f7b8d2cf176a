import { formatMoney } from '#domain/values/money.ts'
import { localOf } from '#domain/values/polish-time.ts'
import { formatMoment } from '#domain/values/time.ts'
import { waitingMailWords } from '#i18n/pl/mails/waiting-list.ts'
import type { ComposedMail, WaitingMailData } from './mail-data.ts'
import { type MailPart, mailHtml, mailText } from './mail-layout.ts'

const words = waitingMailWords.offer

/** Message 7: whose turn on the waiting list has come, until when to decide, and what it costs. */
export function offerMail(data: WaitingMailData): ComposedMail {
  const { event, size: all, offer } = data.entry
  if (offer === null) throw new Error('Nothing is offered.')
  const { size, draft } = offer
  const until = formatMoment(localOf(Temporal.Instant.from(offer.until)))
  const people = draft.people.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')
  const parts: MailPart[] = [
    {
      kind: 'paragraph',
      text: words.happened(size, { event: event.title, people, all: size < all ? all : null }),
    },
    {
      kind: 'paragraph',
      text: words.terms(until, formatMoney(offer.total)),
    },
    { kind: 'button', text: words.accept, address: data.address },
    { kind: 'button', text: words.decline, address: `${data.address}/rezygnacja` },
  ]
  const title = words.title(size)
  return {
    subject: words.subject(title, until),
    text: mailText(data, parts),
    html: mailHtml(data, title, parts),
    attachments: [],
  }
}
