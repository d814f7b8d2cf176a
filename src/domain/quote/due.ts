import type { PaymentPart } from '../event/definition.ts'
import {
  type Grosze,
  percentOf,
  type Rounding,
  roundedPieces,
  roundedShare,
  splitMoney,
  sumMoney,
} from '../money.ts'
import { laterBy } from '../polish-time.ts'
import { endOfDay, isoMoment, readDay } from '../time.ts'
import { addWorkingDays } from '../working-days.ts'
import type { AdjustedLine } from './adjust.ts'
import { byTerm } from './by-term.ts'
import type { CompiledDefinition, CompiledPart } from './compiled.ts'
import { lastDayBefore } from './last-day-before.ts'
import { planOf } from './plan-of.ts'
import type { QuoteDue } from './quote-result.ts'
import { personScopes, type Scope } from './scope.ts'
import { shortestTerm } from './shortest-term.ts'

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

/**
 * What is due when: the parts of the plan in order, each as much as is left to pay of those whom it
 * concerns; what the plan leaves over belongs to its last part. Days before the start are those of each person's own
 * term or group, so that a part may fall on several days; where the way of paying says so each term of one person is paid apart. The amounts add up to the total; a part of nothing is left out. While an approval is waited for that payment waits for, no day runs.
 */
export function dueDates(
  compiled: CompiledDefinition,
  lines: readonly AdjustedLine[],
  whole: Scope,
  waits: boolean,
): QuoteDue[] {
  const owing = owingOf(compiled, lines, whole)
  return sharesOfParts(compiled, owing, whole).flatMap((each) => {
    const { part, shares } = each
    if (waits) {
      const amount = sumMoney(shares)
      return amount > 0 ? [{ name: part.name, amount, until: null }] : []
    }
    return daysOfPart(compiled, owing, each, whole).map(({ until, paying }) => ({
      ...{ name: part.name, until },
      amount: sumMoney(paying.map((at) => shares[at] ?? 0)),
    }))
  })
}

/** On which days a part falls, the soonest first, and who pays it then: by place in `owing`. */
export function daysOfPart(
  compiled: CompiledDefinition,
  owing: readonly Owing[],
  { part, paying, shares }: PartShares,
  whole: Scope,
): { readonly until: string | null; readonly paying: readonly number[] }[] {
  const untilOf = (at: number) => {
    const purse = owing[at]
    const isOfAll = purse === undefined || (purse.scope.person === null && purse.scope.line === null)
    return deadline(compiled, part.due, () => startOf(compiled, isOfAll ? paying : [purse]), whole)
  }
  const all = owing.keys().filter((at) => (shares[at] ?? 0) > 0)
  return [...Map.groupBy(all, untilOf)].map(([until, of]) => ({ until, paying: of })).sort(soonestFirst)
}

/** What nobody knows the day of comes last. */
const soonestFirst = ({ until: one }: Pick<QuoteDue, 'until'>, { until: other }: Pick<QuoteDue, 'until'>) =>
  one === other ? 0 : other === null || (one !== null && one < other) ? -1 : 1

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
    else payPart(part, paying, parts.length - index, whole)
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

function owingOf(compiled: CompiledDefinition, lines: readonly AdjustedLine[], whole: Scope): Owing[] {
  const ofPeople = Map.groupBy(lines, (line) => line.scope.person)
  return [...personScopes(whole), whole]
    .flatMap((scope) => byTerm(compiled, whole, { scope, lines: ofPeople.get(scope.person) ?? [] }))
    .map(({ scope, lines: own }) => {
      const costs = own.map(({ item: { item }, amount }) => ({
        ...{ item: item.id, isDonation: item.category === 'donation', amount },
      }))
      return { scope, costs, amount: sumMoney(own.map(({ amount }) => amount)) }
    })
}

/** @param pieces how many parts are left, this one included */
function payPart(
  { part: { amount, round }, perPerson, each }: CompiledPart,
  paying: readonly Purse[],
  pieces: number,
  whole: Scope,
): void {
  if (amount === 'rest') empty(paying)
  else if (round !== undefined) payRounded(amount, round, paying, pieces)
  else if (amount === 'equal') take(Math.floor(sumMoney(paying.map(({ left }) => left)) / pieces), paying)
  else if ('fixed' in amount) take(amount.fixed * unitsOf(each, whole), paying)
  else if ('percent' in amount) take(percentOf(costOf(paying, amount.items), amount.percent), paying)
  else
    for (const purse of paying) {
      const priced = purse.scope.person === null ? 'none' : perPerson?.(purse.scope)
      if (typeof priced === 'object') take(priced.amount, [purse])
    }
}

/** How often a stated sum is due: once, or as often as the number says; a number that nobody knows yet is none. */
function unitsOf(each: CompiledPart['each'], whole: Scope): number {
  const number = each === null ? 1 : each(whole)
  return typeof number === 'number' ? Math.max(0, Math.round(number)) : 0
}

/** Each pays so many whole złoty, or what is left of less. */
function payRounded(
  amount: PaymentPart['amount'],
  round: Rounding,
  paying: readonly Purse[],
  pieces: number,
): void {
  for (const purse of paying) {
    const wanted =
      typeof amount === 'object' && 'percent' in amount
        ? roundedPieces(0, { of: costOf([purse], amount.items), percent: amount.percent }, 1, round)
        : roundedShare(purse.left, pieces, round)
    take(wanted, [purse])
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

function deadline(
  { definition }: CompiledDefinition,
  due: DueRule,
  start: Start,
  { context }: Scope,
): string | null {
  const now = context.orderedAt ?? context.now
  const until = lastMoment(due, start, now)
  if (until === null) return null
  return isoMoment(Temporal.PlainDateTime.compare(until, now) < 0 ? shortestTerm(definition, now) : until)
}

/** The last moment as the rule states it, also one that has passed; null where nobody knows it yet. */
function lastMoment(due: DueRule, start: Start, now: Temporal.PlainDateTime): Temporal.PlainDateTime | null {
  const own = ownMoment(due, start, now)
  const day = 'notAfter' in due && due.notAfter !== undefined ? lastDayBefore(due.notAfter, start()) : null
  if (day === null) return own
  const last = endOfDay(day)
  return own !== null && Temporal.PlainDateTime.compare(own, last) < 0 ? own : last
}

function ownMoment(due: DueRule, start: Start, now: Temporal.PlainDateTime): Temporal.PlainDateTime | null {
  if ('minutesAfterRegistration' in due) return laterBy(now, { minutes: due.minutesAfterRegistration })
  const day = dayOf(due, start, now.toPlainDate())
  return day === null ? null : endOfDay(day)
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
