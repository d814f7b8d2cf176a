import type { Grosze } from '../values/money.ts'
import { readDay } from '../values/time.ts'
import { isOfPayment } from './payment-facts.ts'

/** A price that changes with the day on which the payment begins. */
export interface NextPrice {
  /** Today's price, and its last day. */
  readonly now: Grosze
  readonly until: Temporal.PlainDate
  /** The price from the day after. */
  readonly next: Grosze
}

/**
 * Today's price and the next one (flow C10.1); null where no later day of payment changes anything.
 * @param definition where the rules are that ask for the day
 * @param orderedOn from which day on the days to the payment are counted
 * @param totalOn grosze, if the payment began on that day
 */
export function nextPrice(
  definition: unknown,
  { today, orderedOn }: { readonly today: Temporal.PlainDate; readonly orderedOn: Temporal.PlainDate },
  totalOn: (day: Temporal.PlainDate) => Grosze,
): NextPrice | null {
  const turns = turnsOf(definition, orderedOn).filter((day) => Temporal.PlainDate.compare(day, today) > 0)
  if (turns.length === 0) return null
  const now = totalOn(today)
  const turn = turns.find((day) => totalOn(day) !== now)
  return turn === undefined ? null : { now, until: turn.subtract({ days: 1 }), next: totalOn(turn) }
}

/** Days, each once and in order, on which a rule that asks for a day of payment may begin or end. */
function turnsOf(definition: unknown, orderedOn: Temporal.PlainDate): Temporal.PlainDate[] {
  const days = askedValues(definition).flatMap((value) =>
    typeof value === 'string' ? (readDay(value) ?? []) : afterDays(orderedOn, value),
  )
  const both = days.flatMap((day) => [day, day.add({ days: 1 })])
  return both.toSorted(Temporal.PlainDate.compare).filter((day, i, all) => !all[i - 1]?.equals(day))
}

/** A rule may name any number; payments are not expected a hundred years ahead. */
const MOST_DAYS = 36_500

const afterDays = (day: Temporal.PlainDate, number: number): Temporal.PlainDate[] =>
  Math.abs(number) <= MOST_DAYS ? [day.add({ days: Math.floor(number) })] : []

/** The values with which a fact of the payment is compared, anywhere in the document: days, or numbers of them. */
function askedValues(part: unknown): (string | number)[] {
  if (typeof part !== 'object' || part === null) return []
  const values = Object.values(part)
  if ('fact' in part && isOfPayment(part.fact))
    return values.flat().filter((value) => typeof value === 'string' || typeof value === 'number')
  return values.flatMap(askedValues)
}
