import { localOf } from '#domain/values/polish-time.ts'
import { formatMoment } from '#domain/values/time.ts'
import { commonMailWords } from '#i18n/pl/mails/common.ts'
import { senderMailWords as words } from '#i18n/pl/mails/senders.ts'
import type { AccountView } from '../accounts/get-account.ts'
import type { ComposedMail } from '../messages/mail-data.ts'
import { type MailPart, mailHtml, mailText } from '../messages/mail-layout.ts'

/** To the address for replies: the page behind the button confirms it. */
export function replyCheckMail(
  account: AccountView,
  { address, until }: { readonly address: string; readonly until: Temporal.Instant },
): ComposedMail {
  const parts: MailPart[] = [
    { kind: 'paragraph', text: words.given(account.name) },
    { kind: 'paragraph', text: words.why },
    { kind: 'button', text: words.button, address },
    { kind: 'paragraph', text: words.until(formatMoment(localOf(until))) },
    { kind: 'paragraph', text: commonMailWords.mistake },
  ]
  const frame = { account, registration: null, toStaff: true }
  const subject = words.subject(account.name)
  return { subject, text: mailText(frame, parts), html: mailHtml(frame, subject, parts), attachments: [] }
}
