import { formatMoney } from '#domain/money.ts'
import type { Quote, QuoteDue } from '#domain/quote/quote-result.ts'
import { formatDaySeenOn, formatHour, readMoment } from '#domain/time.ts'
import { tie } from '#i18n/typography.ts'

/** What is due when: every part with its last day. */
/** @param today the day by which a year is said or not */
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
  /** Somebody's part waits for approval, and payment with it. */
  readonly waits: boolean
  readonly today: Temporal.PlainDate
}

/** 'Teraz: zaliczka' for the first of several, 'Do 15 lipca, środa' for the others. */
function dueWords(part: QuoteDue, { first, only, waits, today }: Place): string {
  if (part.until === null && waits) return `Po potwierdzeniu: ${lower(part.name)}`
  if (first && !only) return `Teraz: ${lower(part.name)}`
  const until = untilWords(part, today)
  return until === null ? `${part.name}, termin podamy` : `Do ${until}`
}

/** 'najpóźniej do 15 lipca, środa' */
const latestWords = (part: QuoteDue, today: Temporal.PlainDate) => `najpóźniej do ${untilWords(part, today)}`

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
