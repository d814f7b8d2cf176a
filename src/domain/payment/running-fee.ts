import type { EventDefinition } from '../event/definition.ts'
import type { Grosze } from '../money.ts'
import { lastDayBefore } from '../quote/last-day-before.ts'

/** A fee beside the price, as it is told. */
export interface Fee {
  /** Grosze, above 0. */
  readonly amount: Grosze
  /** The last day of this fee, ISO; null: it has none. */
  readonly until: string | null
}

interface Days {
  /** Local, Europe/Warsaw. */
  readonly now: Temporal.PlainDateTime
  readonly registeredAt: Temporal.PlainDateTime
  /** The first day, to which days before the start run. */
  readonly start: Temporal.PlainDate | null
}

/** The first fee that still runs, to the end of its last day; null when none does, or it is nothing. */
export function runningFee(
  fees: EventDefinition['fees']['change'],
  { now, registeredAt, start }: Days,
): Fee | null {
  const today = now.toPlainDate()
  for (const { until, amount } of fees) {
    const day = until === undefined ? null : lastDayBefore(until, start, registeredAt.toPlainDate())
    const runs = day === null || Temporal.PlainDate.compare(today, day) <= 0
    if (runs) return amount === 0 ? null : { amount, until: day?.toString() ?? null }
  }
  return null
}
