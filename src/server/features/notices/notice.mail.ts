import { z } from 'zod'
import { noticeMailWords as words } from '#i18n/pl/mails/notices.ts'
import type { AccountView } from '../accounts/get-account.ts'
import type { ComposedMail } from '../messages/mail-data.ts'
import { type MailPart, mailHtml, mailText } from '../messages/mail-layout.ts'

/** What a notice tells, as it is stored. */
export const noticeItems = z.array(
  z.object({
    event: z.string().nullable(),
    count: z.number(),
    sentence: z.string(),
    alarm: z.string().nullable(),
    path: z.string().nullable(),
  }),
)

interface Notice {
  readonly items: z.output<typeof noticeItems>
  readonly isAlarm: boolean
  /** The address of the panel. */
  readonly panel: string
}

/** To a member: what has come since the last mail, each with the way to it. */
export function noticeMail(account: AccountView, { items, isAlarm, panel }: Notice): ComposedMail {
  const [only] = items.length === 1 ? items : []
  const parts: MailPart[] = [
    paragraph(isAlarm ? words.alarm(account.name) : words.daily(account.name)),
    ...items.map((item) => paragraph(words.item(item))),
    { kind: 'button', text: words.button, address: `${panel}${only?.path ?? '/'}` },
    paragraph(words.choose(`${panel}/moje-konto`)),
  ]
  const frame = { account, registration: null, toStaff: true }
  const subject = isAlarm ? words.alarmSubject(account.name) : words.dailySubject(account.name)
  return { subject, text: mailText(frame, parts), html: mailHtml(frame, subject, parts), attachments: [] }
}

const paragraph = (text: string): MailPart => ({ kind: 'paragraph', text })
