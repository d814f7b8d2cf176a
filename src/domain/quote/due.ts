import { type Grosze, percentOf, splitMoney, sumMoney } from '../money.ts'
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

/** What an item costs somebody; percentages are taken of that, but not of donations. */
interface Cost {
  readonly item: string
  readonly isDonation: boolean
  readonly amount: Grosze
}

/** What one person (or the registration, for its own lines) has to pay. */
interface Owing {
  readonly scope: Scope
  readonly costs: readonly Cost[]
  readonly amount: Grosze
}

/** The same, as the plan is gone through. */
interface Purse extends Owing {
  left: Grosze
}

/** A part of the plan with what each of those who pay it pays of it, in the order of `owing`. */
interface PartShares {
  readonly part: CompiledPart['part']
  readonly paying: readonly Owing[]
  readonly shares: readonly Grosze[]
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
  return sharesOfParts(compiled, owingOf(lines, whole), whole)
    .map(({ part, paying, shares }) => ({ part, paying, amount: sumMoney(shares) }))
    .filter(({ amount }) => amount > 0)
    .map(({ part, paying, amount }) => ({
      name: part.name,
      amount,
      until: waits ? null : deadline(part.due, () => startOf(compiled, paying), whole),
    }))
}

/** How the parts of the plan fall on those who pay: each part what is left of it, the last one all that is left. */
export function sharesOfParts(
  compiled: CompiledDefinition,
  owing: readonly Owing[],
  whole: Scope,
): PartShares[] {
  const parts = (planOf(compiled, whole) ?? compiled.plans[0])?.parts ?? []
  const purses: Purse[] = owing.map((each) => ({ ...each, left: each.amount }))
  return parts.map((part, index) => {
    const isLast = index === parts.length - 1
    const paying = isLast ? purses : purses.filter(({ scope }) => part.concerns(scope) === true)
    const before = purses.map(({ left }) => left)
    if (isLast) empty(paying)
    else payPart(part, paying)
    return { part: part.part, paying, shares: purses.map(({ left }, at) => (before[at] ?? 0) - left) }
  })
}

/** The earliest first day of those who pay: a deadline before the start runs from it. */
function startOf({ dates }: CompiledDefinition, paying: readonly Owing[]): Temporal.PlainDate | null {
  const starts = paying.flatMap(({ scope }) => (scope.person === null ? [] : (dates(scope).start ?? [])))
  const [first = null] = starts.sort(Temporal.PlainDate.compare)
  const [purse] = paying
  return first ?? (purse === undefined ? null : dates(purse.scope).start)
}

function owingOf(lines: readonly AdjustedLine[], whole: Scope): Owing[] {
  const ofPeople = Map.groupBy(lines, (line) => line.scope.person)
  return [...personScopes(whole), whole].map((scope) => {
    const own = ofPeople.get(scope.person) ?? []
    const costs = own.map(({ item: { item }, amount }) => ({
      ...{ item: item.id, isDonation: item.category === 'donation', amount },
    }))
    return { scope, costs, amount: sumMoney(own.map(({ amount }) => amount)) }
  })
}

function payPart({ part: { amount }, perPerson }: CompiledPart, paying: readonly Purse[]): void {
  if (amount === 'rest') empty(paying)
  else if ('fixed' in amount) take(amount.fixed, paying)
  else if ('percent' in amount) take(percentOf(costOf(paying, amount.items), amount.percent), paying)
  else
    for (const purse of paying) {
      const priced = purse.scope.person === null ? 'none' : perPerson?.(purse.scope)
      if (typeof priced === 'object') take(priced.amount, [purse])
    }
}

/** What a percentage is taken of: of some items, or of all but donations. */
function costOf(paying: readonly Purse[], items: readonly string[] | undefined): Grosze {
  const counts = ({ item, isDonation }: Cost) => (items === undefined ? !isDonation : items.includes(item))
  return sumMoney(paying.flatMap(({ costs }) => costs.filter(counts).map(({ amount }) => amount)))
}

/** Takes so much from the purses, from each in proportion to what is left in it; less when they hold less. */
function take(wanted: Grosze, purses: readonly Purse[]): void {
  const left = purses.map((purse) => purse.left)
  const taken = splitMoney(Math.min(wanted, sumMoney(left)), left)
  for (const [at, purse] of purses.entries()) purse.left -= taken[at] ?? 0
}

function empty(purses: readonly Purse[]): void {
  for (const purse of purses) purse.left = 0
}

type DueRule = CompiledPart['part']['due']

/** Looked for only where a part is due before the start. */
type Start = () => Temporal.PlainDate | null

function deadline(due: DueRule, start: Start, { context }: Scope): string | null {
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
  start: Start,
  today: Temporal.PlainDate,
): Temporal.PlainDate | null {
  if ('daysAfterRegistration' in due) return today.add({ days: due.daysAfterRegistration })
  if ('workingDaysAfterRegistration' in due) return addWorkingDays(today, due.workingDaysAfterRegistration)
  if ('on' in due) return due.on === null ? null : readDay(due.on)
  return lastDayBefore(due, start())
}
