import type { PaymentPart } from '../event/definition.ts'
import { type Grosze, percentOf } from '../money.ts'
import { endOfDay, isoMoment, readDay } from '../time.ts'
import type { QuoteDue } from './quote-result.ts'

/** A part that is already due when somebody registers is due within a day instead (flow C9). */
const SHORTEST_TERM = { hours: 24 }

/**
 * What is due when: the parts of the plan in order, each as much as is left to pay; what the plan leaves
 * over belongs to its last part. The amounts add up to the total; a part of nothing is left out.
 */
export function dueDates(
  plan: readonly PaymentPart[],
  total: Grosze,
  people: number,
  now: Temporal.PlainDateTime,
): QuoteDue[] {
  let left = total
  return plan.flatMap((part, index) => {
    const isLast = index === plan.length - 1
    const amount = isLast ? left : Math.min(left, amountOf(part, total, people, left))
    left -= amount
    return amount === 0 ? [] : [{ name: part.name, amount, until: isoMoment(deadline(part, now)) }]
  })
}

function amountOf({ amount }: PaymentPart, total: Grosze, people: number, left: Grosze): Grosze {
  if (amount === 'rest') return left
  if ('fixed' in amount) return amount.fixed
  if ('perPerson' in amount) return amount.perPerson * people
  return percentOf(total, amount.percent)
}

function deadline({ due }: PaymentPart, now: Temporal.PlainDateTime): Temporal.PlainDateTime {
  if ('minutesAfterRegistration' in due) return now.add({ minutes: due.minutesAfterRegistration })
  const day = 'on' in due ? readDay(due.on) : now.toPlainDate().add({ days: due.daysAfterRegistration })
  const until = day === null ? now : endOfDay(day)
  return Temporal.PlainDateTime.compare(until, now) < 0 ? now.add(SHORTEST_TERM) : until
}
