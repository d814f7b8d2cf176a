import type { EventDefinition } from '../event/definition/definition.ts'
import { type CountedFrom, hasPassed, lastOf, lastText } from '../quote/last-moment.ts'
import type { Grosze } from '../values/money.ts'

/** A fee on top of the price, as it is shown. */
export interface Fee {
  /** Grosze, above 0. */
  readonly amount: Grosze
  /** The last day of this fee, or its last moment, ISO; null: it has none. */
  readonly until: string | null
}

/**
 * The first fee that still runs, to the end of its last day; null when none does, or it is nothing.
 * @param now local, Europe/Warsaw
 */
export function runningFee(
  fees: EventDefinition['fees']['change'],
  now: Temporal.PlainDateTime,
  from: CountedFrom,
): Fee | null {
  for (const { until, amount } of fees) {
    const last = lastOf(until, from)
    if (last === null || !hasPassed(last, now))
      return amount === 0 ? null : { amount, until: last && lastText(last) }
  }
  return null
}
