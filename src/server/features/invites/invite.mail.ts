import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { formatDays, readDay } from '#domain/values/time.ts'
import { inviteMailWords as words } from '#i18n/pl/mails/invite.ts'
import type { AccountView } from '../accounts/get-account.ts'
import type { ComposedMail } from '../messages/mail-data.ts'
import { type MailPart, mailHtml, mailText } from '../messages/mail-layout.ts'

export interface Invited {
  readonly event: Pick<EventDefinition, 'title' | 'dates' | 'page'>
  readonly kind: 'invite' | 'reminder'
  readonly firstName: string
  readonly lastName: string
  /** The organiser's own words; empty: those of the product. */
  readonly greeting: string
  readonly terms: readonly string[]
  readonly code: string
  /** Of the page of the invitation. */
  readonly address: string
}

/** To somebody who is invited to an event, or has not answered: what it is, on which terms, and how to decline. */
export function inviteMail(account: AccountView, invited: Invited): ComposedMail {
  const { event, kind, firstName, lastName, greeting, terms, code, address } = invited
  const { title, dates, page } = event
  const [start, end] = [dates.start, dates.end].map((day) => (day === null ? null : readDay(day)))
  const days = start ? formatDays(start, end ?? start) : null
  const name = `${firstName} ${lastName}`.trim()
  const parts: MailPart[] = [
    ...(name === '' ? [] : [paragraph(words.forWhom(name))]),
    ...(greeting === '' ? [words.happened[kind](account.name, title)] : greeting.split(/\n{2,}/)).map(
      paragraph,
    ),
    ...(days === null ? [] : [paragraph(words.when(days))]),
    ...(page.place ? [paragraph(words.where(page.place))] : []),
    ...terms.map(paragraph),
    paragraph(words.inviter(account.name)),
    { kind: 'rows', rows: [[words.code, code]] },
    { kind: 'button', text: words.button, address },
    paragraph(words.personal),
    { kind: 'link', text: words.decline, address: `${address}#odmowa` },
  ]
  const frame = { account, registration: null }
  const subject = words.subject[kind](title)
  return { subject, text: mailText(frame, parts), html: mailHtml(frame, subject, parts), attachments: [] }
}

const paragraph = (text: string): MailPart => ({ kind: 'paragraph', text })
