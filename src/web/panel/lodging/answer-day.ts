import { reminderOf } from '#domain/registration/choice-question.ts'
import { formatDay, readDay } from '#domain/values/time.ts'

/** Which last day for an answer may be asked for, as the server has it. */
export interface AnswerDays {
  readonly today: Temporal.PlainDate
  readonly last: Temporal.PlainDate
  /** Proposed: in four days, or the last one. */
  readonly usual: Temporal.PlainDate
  readonly isReminded: (answerBy: string) => boolean
}

const DAYS_TO_ANSWER = 4
/** Places are kept for an answer for at most 60 days. */
const MOST_DAYS = 59
const ZONE = 'Europe/Warsaw'

/** @param first the first day of the event; null: not known */
export function answerDays(now: Temporal.Instant, first: string | null): AnswerDays {
  const today = now.toZonedDateTimeISO(ZONE).toPlainDate()
  const latest = today.add({ days: MOST_DAYS })
  const start = readDay(first ?? '') ?? latest
  const last = earlier(start, latest)
  return {
    ...{ today, last },
    usual: earlier(today.add({ days: DAYS_TO_ANSWER }), isBefore(last, today) ? today : last),
    isReminded: (answerBy) => {
      const day = readDay(answerBy)
      const end = day?.add({ days: 1 }).toZonedDateTime(ZONE).toInstant()
      return end !== undefined && reminderOf(end, now) !== null
    },
  }
}

/** What is wrong with a last day; null: nothing. */
export function wrongAnswerDay(answerBy: string, { today, last }: AnswerDays): string | null {
  const day = readDay(answerBy)
  if (day === null) return 'Podaj dzień.'
  if (isBefore(last, today)) return 'Wydarzenie już się zaczęło. Zmień wybór w\u00a0zgłoszeniu.'
  if (isBefore(day, today)) return 'Ten dzień już minął. Wybierz dzień od dziś.'
  return isBefore(last, day) ? `Wybierz dzień najpóźniej ${formatDay(last)}.` : null
}

const isBefore = (one: Temporal.PlainDate, other: Temporal.PlainDate): boolean =>
  Temporal.PlainDate.compare(one, other) < 0
const earlier = (one: Temporal.PlainDate, other: Temporal.PlainDate) => (isBefore(other, one) ? other : one)
