import { type Grosze, sumMoney } from '../values/money.ts'
import { agreedDay, agreedPart } from './agreed-due.ts'
import { dueInOrder } from './due-in-order.ts'
import type { PaymentRules } from './plan-of.ts'
import type { QuoteDue } from './quote-result.ts'

/**
 * The payment schedule after a resignation or a reduced choice: the parts of the new price on the days that were
 * agreed. But on no day more is required than was agreed, and no part becomes larger: the excess goes to a later part,
 * at last to one that was agreed. So the people who stay are not late because others have left (flow C4.6).
 * @param rules with the plan of the registration alone
 * @param total not more than was agreed
 */
export function dueWhenLess(
  rules: PaymentRules,
  parts: readonly QuoteDue[],
  total: Grosze,
  agreed: readonly QuoteDue[],
  now: Temporal.PlainDateTime,
): QuoteDue[] {
  const wanted = parts.map((part, at) => {
    const before = agreedPart(part, parts, agreed)
    const day = agreedDay(rules, part, before, now)
    const until = before === undefined ? day : later(day, before.until)
    const isLast = at === parts.length - 1
    return isLast
      ? { ...part, until, amount: total, most: total }
      : { ...part, until, most: before?.amount ?? total }
  })
  const spare = agreed.map((part) => ({ ...part, amount: total, most: total }))
  let asked = 0
  let placed = 0
  const due = [...wanted, ...spare].flatMap(({ most, ...part }) => {
    asked = Math.min(total, asked + part.amount)
    const amount = Math.min(asked, agreedBy(agreed, part.until), placed + most) - placed
    if (amount <= 0) return []
    placed += amount
    return [{ ...part, amount }]
  })
  return dueInOrder(due)
}

/**
 * How much was agreed to be paid by a moment: a part needs those before it, for money covers them in their order.
 * Everything owed is due with the last one.
 */
function agreedBy(agreed: readonly QuoteDue[], moment: string | null): Grosze {
  const last = agreed.findLastIndex(({ until }) => moment === null || (until !== null && until <= moment))
  if (last === agreed.length - 1) return Number.MAX_SAFE_INTEGER
  return sumMoney(agreed.slice(0, last + 1).map(({ amount }) => amount))
}

/** Parts whose day is not known come last. */
const later = (one: string | null, other: string | null): string | null =>
  one === null || other === null ? null : one > other ? one : other
