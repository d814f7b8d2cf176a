import { z } from 'zod'
import { localOf } from '#domain/values/polish-time.ts'
import { formatDays, formatMoment, readDay } from '#domain/values/time.ts'
import { movedMailWords as words } from '#i18n/pl/mails/moved.ts'
import type { ComposedMail, MailData } from './mail-data.ts'
import { type MailPart, mailHtml, mailText } from './mail-layout.ts'

const when = z.object({ start: z.string(), end: z.string().nullable(), place: z.string().nullable() })
const aboutSchema = z.object({
  before: when,
  after: when,
  note: z.string(),
  silence: z.enum(['stays', 'resigns']),
  answerUntil: z.string(),
})
type When = z.output<typeof when>

/** The event is on other days: what has changed, in the organiser's words why, and what is to be chosen until when. */
export const movedMail = (data: MailData): ComposedMail => compose(data, words.subject)

/** The same again, to who has not answered; null when an answer has come. */
export const moveReminderMail = (data: MailData): ComposedMail | null =>
  data.registration.move?.answer === null ? compose(data, words.reminder) : null

function compose(data: MailData, subjectOf: (event: string) => string): ComposedMail {
  const { before, after, note, silence, answerUntil } = aboutSchema.parse(data.about)
  const { title: event } = data.registration.event
  const until = formatMoment(localOf(Temporal.Instant.from(answerUntil).subtract({ minutes: 1 })))
  const parts: MailPart[] = [
    { kind: 'paragraph', text: words.moved(event, daysOf(before), daysOf(after)) },
    ...(before.place === after.place || after.place === null
      ? []
      : [{ kind: 'paragraph' as const, text: words.place(after.place) }]),
    { kind: 'paragraph', text: note },
    { kind: 'paragraph', text: words.choose(until) },
    { kind: 'paragraph', text: silence === 'stays' ? words.silentStay : words.silentResign },
    { kind: 'button', text: words.button, address: `${data.address}#nowy-termin` },
  ]
  const subject = subjectOf(event)
  return { subject, text: mailText(data, parts), html: mailHtml(data, subject, parts), attachments: [] }
}

function daysOf({ start, end }: When): string {
  const first = readDay(start)
  return first === null ? start : formatDays(first, readDay(end ?? '') ?? first)
}
