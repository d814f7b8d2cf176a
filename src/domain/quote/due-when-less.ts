import { type Grosze, sumMoney } from '../money.ts'
import { agreedDay, agreedPart } from './agreed-due.ts'
import type { CompiledDefinition } from './compiled.ts'
import type { QuoteDue } from './quote-result.ts'

/**
 * What is due when after somebody has resigned or given something up: the parts of the new price on the days that
 * were agreed. But by no day more has to be there than was agreed, and no part becomes larger: what would be goes to a
 * later part, at last to one that was agreed. So nobody who stays is late because somebody else has left (flow C4.6).
 * @param total not more than was agreed
 */
export function dueWhenLess(
  { definition }: Pick<CompiledDefinition, 'definition'>,
  parts: readonly QuoteDue[],
  total: Grosze,
  agreed: readonly QuoteDue[],
  now: Temporal.PlainDateTime,
): QuoteDue[] {
  const wanted = parts.map((part, at) => {
    const before = agreedPart(part, parts, agreed)
    const day = agreedDay(definition, part, before, now)
    const until = before === undefined ? day : later(day, before.until)
    const isLast = at === parts.length - 1
    return isLast
      ? { ...part, until, amount: total, most: total }
      : { ...part, until, most: before?.amount ?? total }
  })
  const spare = agreed.map((part) => ({ ...part, amount: total, most: total }))
  let asked = 0
  let placed = 0
  return [...wanted, ...spare].flatMap(({ most, ...part }) => {
    asked = Math.min(total, asked + part.amount)
    const amount = Math.min(asked, agreedBy(agreed, part.until), placed + most) - placed
    if (amount <= 0) return []
    placed += amount
    return [{ ...part, amount }]
  })
}

/**
 * How much was agreed to be there by a moment: a part needs those before it, for money covers them in their order. Whatever is
 * owed is so with the last one.
 */
function agreedBy(agreed: readonly QuoteDue[], moment: string | null): Grosze {
  const last = agreed.findLastIndex(({ until }) => moment === null || (until !== null && until <= moment))
  if (last === agreed.length - 1) return Number.MAX_SAFE_INTEGER
  return sumMoney(agreed.slice(0, last + 1).map(({ amount }) => amount))
}

/** What nobody knows the day of comes last. */
const later = (one: string | null, other: string | null): string | null =>
  one === null || other === null ? null : one > other ? one : other
