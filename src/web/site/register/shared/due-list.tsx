import type { Quote, QuoteDue } from '#domain/quote/quote-result.ts'
import { formatMoney } from '#domain/values/money.ts'
import { formatDaySeenOn, formatHour, readMoment } from '#domain/values/time.ts'
import * as words from '#i18n/pl/site/register/summary.ts'
import { tie } from '#i18n/text/typography.ts'

/** The payment parts: every part with its last day. */
/** @param today the day that decides whether a year is shown */
export function DueList({
  quote,
  today,
}: {
  quote: Pick<Quote, 'due' | 'approvals'>
  today: Temporal.PlainDate
}) {
  const { due, approvals } = quote
  return (
    <ul className="due">
      {due.map((part, index) => (
        <li key={`${part.name} ${part.until}`}>
          <span>
            {tie(
              dueWords(part, {
                first: index === 0,
                only: due.length === 1,
                waits: approvals.length > 0,
                today,
              }),
            )}
            {due.length > 1 && part.until !== null && (
              <small>{tie(index === 0 ? latestWords(part, today) : part.name)}</small>
            )}
          </span>
          <b className="num">{formatMoney(part.amount)}</b>
        </li>
      ))}
    </ul>
  )
}

interface Place {
  readonly first: boolean
  readonly only: boolean
  /** A person's part awaits approval, and payment with it. */
  readonly waits: boolean
  readonly today: Temporal.PlainDate
}

/** 'Teraz: zaliczka' for the first of several, 'Do 15 lipca, środa' for the others. */
function dueWords(part: QuoteDue, { first, only, waits, today }: Place): string {
  if (part.until === null && waits) return words.afterApproval(lower(part.name))
  if (first && !only) return words.now(lower(part.name))
  const until = untilWords(part, today)
  return until === null ? words.dayLater(part.name) : words.until(until)
}

/** 'najpóźniej do 15 lipca, środa' */
const latestWords = (part: QuoteDue, today: Temporal.PlainDate) => words.latest(untilWords(part, today))

function untilWords({ until }: QuoteDue, today: Temporal.PlainDate): string | null {
  const moment = until === null ? null : readMoment(until)
  if (moment === null) return null
  const hour = formatHour(moment)
  const day = formatDaySeenOn(moment.toPlainDate(), today)
  return hour === '23:59' ? day : `${day}, ${hour}`
}

/** 'Zaliczka' within a sentence; 'II' and 'PKP' stay. */
const lower = (name: string) =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLocaleLowerCase('pl') + name.slice(1) : name
