import { type Grosze, parseMoney } from '#domain/values/money.ts'
import { formatDaySeenOn, readMoment } from '#domain/values/time.ts'
import type { Registration } from '../registration/use-registration.ts'

/** What may be paid now. */
export interface Payable {
  /** The part that is due first, its name, and the last day of what follows it; grosze. */
  readonly least: Grosze
  readonly part: string
  readonly restUntil: string | null
  /** Everything that is left. */
  readonly most: Grosze
}

/** @param today the day that decides whether a year is shown */
export function payableOf(
  { balance, setAside, due }: Pick<Registration, 'balance' | 'setAside' | 'due'>,
  today: Temporal.PlainDate,
): Payable {
  const most = balance + setAside
  const [first, next] = due.filter(({ left }) => left > 0)
  const until = next?.until ? readMoment(next.until) : null
  return {
    least: Math.min(first?.left ?? most, most),
    part: first?.name ?? '',
    restUntil: until === null ? null : formatDaySeenOn(until.toPlainDate(), today),
    most,
  }
}

/** The typed sum in grosze; null when it cannot be read, or is not between the first part and all that is left. */
export function sumWithin(typed: string, { least, most }: Pick<Payable, 'least' | 'most'>): Grosze | null {
  const sum = parseMoney(typed.trim())
  return sum !== null && sum >= least && sum <= most ? sum : null
}
