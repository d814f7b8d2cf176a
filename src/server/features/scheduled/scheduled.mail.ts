import { scheduledMailWords as words } from '#i18n/pl/scheduled.ts'
import type { AccountView } from '../accounts/get-account.ts'
import type { ComposedMail } from '../messages/mail-data.ts'
import { type MailPart, mailHtml, mailText } from '../messages/mail-layout.ts'

interface Content {
  readonly name: string
  readonly event: string
  /** '57 osób'. */
  readonly count: string
  /** The page of the report in the panel, and the one where it is scheduled. */
  readonly address: string
  readonly change: string
}

/** To a member: that a report is ready, how many it counts, and the way to it. Nobody's data is in it. */
export function scheduledMail(account: AccountView, { address, change, ...content }: Content): ComposedMail {
  const named = { ...content, organiser: account.name }
  const parts: MailPart[] = [
    paragraph(words.summary(named)),
    paragraph(words.how),
    { kind: 'button', text: words.button, address },
    paragraph(words.change(change)),
  ]
  const frame = { account, registration: null, toStaff: true }
  const subject = words.subject(named)
  return { subject, text: mailText(frame, parts), html: mailHtml(frame, subject, parts), attachments: [] }
}

const paragraph = (text: string): MailPart => ({ kind: 'paragraph', text })
