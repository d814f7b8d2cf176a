import { listFileMailWords as words } from '#i18n/pl/list-files.ts'
import type { AccountView } from '../accounts/get-account.ts'
import type { ComposedMail } from '../messages/mail-data.ts'
import { type MailPart, mailHtml, mailText } from '../messages/mail-layout.ts'

interface Content {
  /** 'Uczestnicy'. */
  readonly list: string
  readonly event: string
  readonly keptUntil: Temporal.Instant
  /** The page of the panel with the link to the file. */
  readonly address: string
}

/** To a member: that a file is there, until when, and the way to it. Nobody's data is in it. */
export function listFileMail(account: AccountView, { address, ...content }: Content): ComposedMail {
  const named = { ...content, organiser: account.name }
  const parts: MailPart[] = [
    { kind: 'paragraph', text: words.summary(named) },
    { kind: 'button', text: words.button, address },
    { kind: 'paragraph', text: words.how },
  ]
  const frame = { account, registration: null, toStaff: true }
  const subject = words.subject(named)
  return { subject, text: mailText(frame, parts), html: mailHtml(frame, subject, parts), attachments: [] }
}
