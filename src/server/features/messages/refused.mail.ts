import { z } from 'zod'
import { formatMoney } from '#domain/values/money.ts'
import { localOf } from '#domain/values/polish-time.ts'
import { formatMoment } from '#domain/values/time.ts'
import { commonMailWords } from '#i18n/pl/mails/common.ts'
import { refusedMailWords as words } from '#i18n/pl/mails/refused.ts'
import type { ComposedMail, MailData } from './mail-data.ts'
import { type MailPart, mailHtml, mailText } from './mail-layout.ts'

const aboutSchema = z.object({ reason: z.string(), names: z.array(z.string()) })

/** The organiser has not approved (flow C13.3): why, what may be done now, until when. */
export function refusedMail(data: MailData): ComposedMail {
  const { number, event, paid, expiresAt } = data.registration
  const { reason, names } = aboutSchema.parse(data.about)
  const until = expiresAt === null ? '' : formatMoment(localOf(Temporal.Instant.from(expiresAt)))
  const parts: MailPart[] = [
    {
      kind: 'paragraph',
      text: words.happened(names, event.title, reason),
    },
    {
      kind: 'paragraph',
      text: words.choice(until),
    },
    {
      kind: 'paragraph',
      text: words.answer(paid > 0 ? formatMoney(paid) : null),
    },
    { kind: 'button', text: commonMailWords.seeRegistration, address: data.address },
  ]
  return {
    subject: words.subject(number, until),
    text: mailText(data, parts),
    html: mailHtml(data, words.title, parts),
    attachments: [],
  }
}
