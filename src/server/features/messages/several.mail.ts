import { briefMailWords } from '#i18n/pl/mails/brief.ts'
import { commonMailWords } from '#i18n/pl/mails/common.ts'
import type { AccountView } from '../accounts/get-account.ts'
import type { ComposedMail } from './mail-data.ts'
import { type MailPart, mailHtml, mailText } from './mail-layout.ts'

const words = briefMailWords.several

/** The subject of one of several messages. */
export interface Mentioned {
  readonly title: string
  readonly address: string
}

/** Instead of many messages at once, one with the link to each of their subjects. */
export function severalMail(account: AccountView, mentioned: readonly Mentioned[]): ComposedMail {
  const subject = words.subject(account.name)
  const parts: MailPart[] = [
    {
      kind: 'paragraph',
      text: words.happened,
    },
    ...mentioned.map(({ title, address }): MailPart => ({ kind: 'button', text: title, address })),
    { kind: 'paragraph', text: commonMailWords.mistake },
  ]
  const frame = { account, registration: null }
  return { subject, text: mailText(frame, parts), html: mailHtml(frame, subject, parts), attachments: [] }
}
