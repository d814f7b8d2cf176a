import type { Role } from '#domain/access/rights.ts'
import { isPlainName } from '#domain/values/plain-name.ts'
import { localOf } from '#domain/values/polish-time.ts'
import { formatMoment } from '#domain/values/time.ts'
import { commonMailWords } from '#i18n/pl/mails/common.ts'
import { teamMailWords as words } from '#i18n/pl/mails/team.ts'
import { roleWords } from '#i18n/pl/roles.ts'
import type { AccountView } from '../accounts/get-account.ts'
import type { ComposedMail } from '../messages/mail-data.ts'
import { type MailPart, mailHtml, mailText } from '../messages/mail-layout.ts'

interface Invitation {
  /** Left out of the mail when it could be more than a name: the reader may be a stranger. */
  readonly inviter: string
  readonly role: Role
  readonly until: Temporal.Instant
  /** With the secret. */
  readonly address: string
}

/** To somebody who is invited to a team: the page behind the button lets them join. */
export function invitationMail(account: AccountView, invitation: Invitation): ComposedMail {
  const { inviter, role, until, address } = invitation
  const { name, may } = roleWords[role]
  const parts: MailPart[] = [
    paragraph(words.happened(account.name)),
    ...(isPlainName(inviter) && inviter !== '' ? [paragraph(words.by(inviter))] : []),
    paragraph(words.role(name, may)),
    { kind: 'button', text: words.button, address },
    paragraph(words.how(formatMoment(localOf(until)))),
    paragraph(words.secret),
    paragraph(commonMailWords.mistake),
  ]
  const frame = { account, registration: null, toStaff: true }
  const subject = words.subject(account.name)
  return { subject, text: mailText(frame, parts), html: mailHtml(frame, subject, parts), attachments: [] }
}

const paragraph = (text: string): MailPart => ({ kind: 'paragraph', text })
