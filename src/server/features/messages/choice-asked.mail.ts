import { z } from 'zod'
import { ROOMS } from '#domain/registration/choice-question.ts'
import { formatMoney } from '#domain/values/money.ts'
import { localOf } from '#domain/values/polish-time.ts'
import { formatMoment } from '#domain/values/time.ts'
import { differenceWords, choiceAskedMailWords as words } from '#i18n/pl/mails/choice-asked.ts'
import type { ComposedMail, MailData } from './mail-data.ts'
import { type MailPart, mailHtml, mailText } from './mail-layout.ts'

const aboutSchema = z.object({
  kind: z.enum(['supplement', 'withdrawn']),
  scope: z.string(),
  people: z.array(z.string()),
  offers: z.array(z.object({ name: z.string(), difference: z.number() })),
  note: z.string(),
  answerUntil: z.string(),
  /** To go without is offered too. A reminder does not say it. */
  without: z.boolean().default(false),
})

/** The office asks whether people would choose something else: what it would cost, until when, and what silence means. */
export const choiceAskedMail = (data: MailData): ComposedMail => compose(data, null)

/** The same again, to who has not answered. */
export const choiceReminderMail = (data: MailData): ComposedMail => compose(data, words.reminder)

function compose(data: MailData, subjectOf: ((event: string) => string) | null): ComposedMail {
  const { kind, scope, people, offers, note, answerUntil, without } = aboutSchema.parse(data.about)
  const { title } = data.registration.event
  const isRoom = scope === ROOMS
  const until = formatMoment(localOf(Temporal.Instant.from(answerUntil).subtract({ minutes: 1 })))
  const names = people.join(', ')
  const isDearer = kind === 'supplement'
  const paragraphs = [
    isDearer ? words.supplement(title, names) : words.withdrawn(title, names, isRoom),
    ...offers.map(({ name, difference }) =>
      words.offer(name, differenceWords(difference, formatMoney(Math.abs(difference)))),
    ),
    ...(without ? [words.without(isRoom)] : []),
    ...(note === '' ? [] : [note]),
    isDearer ? words.held(until) : words.chooseBy(until),
  ]
  const parts: MailPart[] = [
    ...paragraphs.map((text) => ({ kind: 'paragraph' as const, text })),
    { kind: 'button', text: words.button, address: `${data.address}#pytanie` },
  ]
  const subject = subjectOf === null ? words.subject(title, isRoom) : subjectOf(title)
  return { subject, text: mailText(data, parts), html: mailHtml(data, subject, parts), attachments: [] }
}
