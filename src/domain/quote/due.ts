import { type Grosze, percentOf, sumMoney } from '../money.ts'
import { laterBy } from '../polish-time.ts'
import { endOfDay, isoMoment, readDay } from '../time.ts'
import { addWorkingDays } from '../working-days.ts'
import type { AdjustedLine } from './adjust.ts'
import type { CompiledDefinition, CompiledPart, CompiledPlan } from './compile.ts'
import { lastDayBefore } from './last-day-before.ts'
import type { QuoteDue } from './quote-result.ts'
import { personScopes, type Scope } from './scope.ts'

/** A part that is already due when somebody registers is due within a day instead (flow C9). */
export const SHORTEST_TERM = { hours: 24 }

/** What one person (or the registration, for its own lines) still has to pay as the plan is gone through. */
interface Purse {
  readonly scope: Scope
  readonly lines: readonly AdjustedLine[]
  left: Grosze
}

/** The way of paying: the one that was chosen, else the first that is offered; null when the choice cannot stand. */
export function planOf({ plans }: CompiledDefinition, whole: Scope): CompiledPlan | null {
  const offered = plans.filter((each) => each.offered(whole) !== false)
  const { plan } = whole.draft
  return (plan === null ? offered[0] : offered.find((each) => each.plan.id === plan)) ?? null
}

/**
 * What is due when: the parts of the plan in order, each as much as is left to pay of those whom it
 * concerns; what the plan leaves over belongs to its last part. The amounts add up to the total; a part
 * of nothing is left out. While an approval is waited for that payment waits for, no day runs.
 */
export function dueDates(
  compiled: CompiledDefinition,
  lines: readonly AdjustedLine[],
  whole: Scope,
  waits: boolean,
): QuoteDue[] {
  const parts = (planOf(compiled, whole) ?? compiled.plans[0])?.parts ?? []
  const purses = pursesOf(lines, whole)
  const dues = parts.map((part, index) => {
    const isLast = index === parts.length - 1
    const paying = isLast ? purses : purses.filter(({ scope }) => part.concerns(scope) === true)
    return { part, paying, amount: isLast ? empty(paying) : payPart(part, paying) }
  })
  return dues
    .filter(({ amount }) => amount > 0)
    .map(({ part: { part }, paying, amount }) => ({
      name: part.name,
      amount,
      until: waits ? null : deadline(part.due, startOf(compiled, paying), whole),
    }))
}

/** The earliest first day of those who pay: a deadline before the start runs from it. */
function startOf({ dates }: CompiledDefinition, paying: readonly Purse[]): Temporal.PlainDate | null {
  const starts = paying.flatMap(({ scope }) => (scope.person === null ? [] : (dates(scope).start ?? [])))
  const [first = null] = starts.sort(Temporal.PlainDate.compare)
  const [purse] = paying
  return first ?? (purse === undefined ? null : dates(purse.scope).start)
}

function pursesOf(lines: readonly AdjustedLine[], whole: Scope): Purse[] {
  const ofPeople = Map.groupBy(lines, (line) => line.scope.person)
  return [...personScopes(whole), whole].map((scope) => {
    const own = ofPeople.get(scope.person) ?? []
    return { scope, lines: own, left: sumMoney(own.map(({ amount }) => amount)) }
  })
}

function payPart({ part: { amount }, perPerson }: CompiledPart, paying: readonly Purse[]): Grosze {
  if (amount === 'rest') return empty(paying)
  if ('fixed' in amount) return take(amount.fixed, paying)
  if ('percent' in amount) return take(percentOf(costOf(paying, amount.items), amount.percent), paying)
  return sumMoney(
    paying.map((purse) => {
      const priced = purse.scope.person === null ? 'none' : perPerson?.(purse.scope)
      return typeof priced === 'object' ? take(priced.amount, [purse]) : 0
    }),
  )
}

/** What a percentage is taken of: of some items, or of all but donations. */
function costOf(paying: readonly Purse[], items: readonly string[] | undefined): Grosze {
  const counts = ({ item: { item } }: AdjustedLine) =>
    items === undefined ? item.category !== 'donation' : items.includes(item.id)
  return sumMoney(paying.flatMap(({ lines }) => lines.filter(counts).map(({ amount }) => amount)))
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

function deadline(due: DueRule, start: Temporal.PlainDate | null, { context }: Scope): string | null {
  const now = context.orderedAt ?? context.now
  if ('minutesAfterRegistration' in due)
    return isoMoment(laterBy(now, { minutes: due.minutesAfterRegistration }))
  const day = dayOf(due, start, now.toPlainDate())
  if (day === null) return null
  const until = endOfDay(day)
  return isoMoment(Temporal.PlainDateTime.compare(until, now) < 0 ? laterBy(now, SHORTEST_TERM) : until)
}

function dayOf(
  due: Exclude<DueRule, { minutesAfterRegistration: number }>,
  start: Temporal.PlainDate | null,
  today: Temporal.PlainDate,
): Temporal.PlainDate | null {
  if ('daysAfterRegistration' in due) return today.add({ days: due.daysAfterRegistration })
  if ('workingDaysAfterRegistration' in due) return addWorkingDays(today, due.workingDaysAfterRegistration)
  if ('on' in due) return due.on === null ? null : readDay(due.on)
  return lastDayBefore(due, start)
}
