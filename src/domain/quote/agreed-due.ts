import { countedSpanOf } from '../event/definition/deadline.ts'
import type { EventDefinition } from '../event/definition/definition.ts'
import type { Grosze } from '../values/money.ts'
import { isoMoment } from '../values/time.ts'
import { dueInOrder } from './due-in-order.ts'
import type { PaymentRules } from './plan-of.ts'
import type { QuoteDue } from './quote-result.ts'
import { shortestTerm } from './shortest-term.ts'

/**
 * The payment schedule after a change: the parts of the new price, less what is not owed of it, from the last part on.
 * A day that was agreed stays, but one that is relative to the first day follows the term; a part that has grown after
 * its day is due as for a new registration, or within the shortest term where that has passed too (flow C9.2); the
 * parts behind it are not due before it. So time is gained only by a later term, or by taking more. What is owed beyond
 * the parts, because it was agreed for less, is due with the last one.
 * @param rules with the plan of the registration alone, so that its parts are not taken for those of another one
 * @param parts with the days of a new registration; where only the day of payment differs, of the original registration
 */
export function agreedDue(
  rules: PaymentRules,
  parts: readonly QuoteDue[],
  total: Grosze,
  agreed: readonly QuoteDue[],
  now: Temporal.PlainDateTime,
): QuoteDue[] {
  let left = total
  const due = (parts.length > 0 ? parts : agreed).flatMap((part, at, all) => {
    const amount = at === all.length - 1 ? left : Math.min(part.amount, left)
    left -= amount
    if (amount === 0) return []
    const before = agreedPart(part, parts, agreed)
    const until = agreedDay(rules, part, before, now)
    const isLate = until !== null && until < isoMoment(now) && amount > (before?.amount ?? 0)
    return [{ ...part, amount, until: isLate ? inTime(rules.definition, part.until, now) : until }]
  })
  return dueInOrder(due)
}

const inTime = (definition: EventDefinition, until: string | null, now: Temporal.PlainDateTime) =>
  until !== null && until < isoMoment(now) ? isoMoment(shortestTerm(definition, now)) : until

/**
 * The last moment of a part after a change: the one that was agreed, or that of the new term where it follows the term.
 */
export function agreedDay(
  { definition, plans }: PaymentRules,
  part: QuoteDue,
  before: QuoteDue | undefined,
  now: Temporal.PlainDateTime,
): string | null {
  if (before === undefined) return part.until
  const same = plans.flatMap(({ plan }) => plan.parts.filter(({ name }) => name === part.name))
  const goesWithTerm = same.every(({ due }) => {
    const from = countedSpanOf(due)?.from
    return from === 'start' || from === 'entry'
  })
  if (!goesWithTerm || part.until === null || before.until === null) return before.until
  // A part that is already due has the shortest term, which it has had before.
  const isDue = part.until <= isoMoment(shortestTerm(definition, now))
  return isDue && before.until < part.until ? before.until : part.until
}

/** The same part as it was agreed before: by name and day, or, among equal ones, by its position. */
export function agreedPart(
  part: QuoteDue,
  parts: readonly QuoteDue[],
  agreed: readonly QuoteDue[],
): QuoteDue | undefined {
  const [now, then] = [parts, agreed].map((all) => all.filter(({ name }) => name === part.name))
  if (now === undefined || then === undefined) return undefined
  const exact = then.find(({ until }) => until === part.until)
  return exact ?? (now.length === then.length ? then[now.indexOf(part)] : undefined)
}
