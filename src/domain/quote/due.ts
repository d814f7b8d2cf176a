import { type Grosze, percentOf, sumMoney } from '../money.ts'
import { laterBy } from '../polish-time.ts'
import { endOfDay, isoMoment, readDay } from '../time.ts'
import type { AdjustedLine } from './adjust.ts'
import type { CompiledPart } from './compile.ts'
import type { QuoteDue } from './quote-result.ts'
import { personScopes, type Scope, wholeScope } from './scope.ts'

/** A part that is already due when somebody registers is due within a day instead (flow C9). */
export const SHORTEST_TERM = { hours: 24 }

/** What one person (or the registration, for its own lines) still has to pay as the plan is gone through. */
interface Purse {
  readonly scope: Scope
  readonly all: Grosze
  left: Grosze
}

/**
 * What is due when: the parts of the plan in order, each as much as is left to pay of those whom it
 * concerns; what the plan leaves over belongs to its last part. The amounts add up to the total; a part
 * of nothing is left out.
 */
export function dueDates(
  plan: readonly CompiledPart[],
  lines: readonly AdjustedLine[],
  whole: Scope,
): QuoteDue[] {
  const purses = pursesOf(lines, whole)
  const { now, orderedAt = now } = whole.context
  const dues = plan.map((part, index) => {
    const isLast = index === plan.length - 1
    const paying = isLast ? purses : purses.filter(({ scope }) => part.concerns(scope) === true)
    return { part, amount: isLast ? empty(paying) : payPart(part, paying) }
  })
  return dues
    .filter(({ amount }) => amount > 0)
    .map(({ part: { part }, amount }) => ({ name: part.name, amount, until: deadline(part.due, orderedAt) }))
}

function pursesOf(lines: readonly AdjustedLine[], { draft, context }: Scope): Purse[] {
  const scopes = [...personScopes(draft, context), wholeScope(draft, context)]
  return scopes.map((scope) => {
    const own = lines.filter((line) => line.scope.person === scope.person)
    const all = sumMoney(own.map(({ amount }) => amount))
    return { scope, all, left: all }
  })
}

function payPart({ part: { amount }, perPerson }: CompiledPart, paying: readonly Purse[]): Grosze {
  if (amount === 'rest') return empty(paying)
  if ('fixed' in amount) return take(amount.fixed, paying)
  if ('percent' in amount)
    return take(percentOf(sumMoney(paying.map(({ all }) => all)), amount.percent), paying)
  return sumMoney(
    paying.map((purse) => {
      const priced = purse.scope.person === null ? 'none' : perPerson?.(purse.scope)
      return typeof priced === 'object' ? take(priced.amount, [purse]) : 0
    }),
  )
}

/** Takes so much from the purses, one after another; less when they hold less. */
function take(wanted: Grosze, purses: readonly Purse[]): Grosze {
  let taken = 0
  for (const purse of purses) {
    const part = Math.min(purse.left, wanted - taken)
    purse.left -= part
    taken += part
  }
  return taken
}

const empty = (purses: readonly Purse[]): Grosze => take(Number.POSITIVE_INFINITY, purses)

type DueRule = CompiledPart['part']['due']

function deadline(due: DueRule, now: Temporal.PlainDateTime): string | null {
  if ('minutesAfterRegistration' in due)
    return isoMoment(laterBy(now, { minutes: due.minutesAfterRegistration }))
  if ('on' in due && due.on === null) return null
  const day = 'on' in due ? readDay(due.on ?? '') : now.toPlainDate().add({ days: due.daysAfterRegistration })
  const until = day === null ? now : endOfDay(day)
  return isoMoment(Temporal.PlainDateTime.compare(until, now) < 0 ? laterBy(now, SHORTEST_TERM) : until)
}
