import { formatMoney } from '#domain/money.ts'
import type { Quote, QuoteDue } from '#domain/quote/quote-result.ts'
import { formatDayOfYear, formatHour, readMoment } from '#domain/time.ts'
import { tie } from '#i18n/typography.ts'

/** What is due when: every part with its last day. */
export function DueList({ quote }: { quote: Quote }) {
  const { due, approvals } = quote
  return (
    <ul className="due">
      {due.map((part, index) => (
        <li key={`${part.name} ${part.until}`}>
          <span>
            {tie(dueWords(part, { first: index === 0, only: due.length === 1, waits: approvals.length > 0 }))}
            {due.length > 1 && part.until !== null && (
              <small>{tie(index === 0 ? latestWords(part) : part.name)}</small>
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
}

/** 'Teraz: zaliczka' for the first of several, 'Do 15 lipca, środa' for the others. */
function dueWords(part: QuoteDue, { first, only, waits }: Place): string {
  if (part.until === null && waits) return `Po potwierdzeniu: ${lower(part.name)}`
  if (first && !only) return `Teraz: ${lower(part.name)}`
  const until = untilWords(part)
  return until === null ? `${part.name}, termin podamy` : `Do ${until}`
}

/** 'najpóźniej do 15 lipca, środa' */
const latestWords = (part: QuoteDue) => `najpóźniej do ${untilWords(part)}`

function untilWords({ until }: QuoteDue): string | null {
  const moment = until === null ? null : readMoment(until)
  if (moment === null) return null
  const hour = formatHour(moment)
  const day = formatDayOfYear(moment.toPlainDate())
  return hour === '23:59' ? day : `${day}, ${hour}`
}

const lower = (name: string) => name.charAt(0).toLocaleLowerCase('pl') + name.slice(1)
