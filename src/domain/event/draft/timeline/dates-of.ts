import { compareLast, endOf, type Last, lastOf, lastText } from '../../../quote/last-moment.ts'
import { readDay, readMoment } from '../../../values/time.ts'
import type { Comparison } from '../../definition/condition.ts'
import type { EventDefinition, Window } from '../../definition/definition.ts'
import type { Due } from '../../definition/definition-deadline.ts'
import { pathOf } from '../../definition/problem.ts'
import { comparisonsOf, conditionsOf } from '../../facts/conditions-of.ts'
import type { FeeKind, Kept } from '../payments/leaving.ts'
import { startsOf } from './starts-of.ts'

/** Something that happens on a day of an event, as its definition says. */
export type EventDate = {
  /** ISO day or local moment. */
  readonly at: string
  /** The place of the document that says so. */
  readonly path: string
} /** 'only-day': the event has one. */ & (
  | { readonly kind: 'only-day' | 'first-day' | 'last-day' | 'decision' }
  /** The last day of changes or of handing over; `term`: of the people of this term or group. */
  | { readonly kind: 'changes' | 'hand-over'; readonly term: string | null }
  | { readonly kind: 'term-start' | 'term-end'; readonly name: string }
  /** `of`: what can be had or chosen then; null: the whole event. */
  | { readonly kind: 'opens' | 'closes'; readonly of: string | null; readonly name: string | null }
  /** `plan`: the way of paying, where there are several. */
  | {
      readonly kind: 'payment'
      readonly name: string
      readonly plan: string | null
      readonly term: string | null
    }
  /** `items`: the names of what it is for; none: everything. */
  | {
      readonly kind: 'refund'
      readonly kept: Kept
      readonly items: readonly string[]
      readonly term: string | null
    }
  | { readonly kind: 'fee'; readonly of: FeeKind; readonly amount: number; readonly term: string | null }
  /** The first or the last day on which a rule holds: an early price, a reduction. */
  | { readonly kind: 'rule-from' | 'rule-until'; readonly comparison: Comparison }
)

/**
 * Every date that a definition states or that follows from its first day, in order. Deadlines counted from a
 * registration or from a chosen hour of entry are different for everybody, so they are left out.
 */
export function datesOf(definition: EventDefinition): EventDate[] {
  return [
    ...daysOfEvent(definition),
    ...windowsOf(definition),
    ...deadlinesOf(definition),
    ...rulesOf(definition),
  ].sort((one, other) => compareLast(momentOf(one), momentOf(other)))
}

/** Whether it is over: a day is at its end. @param now local, Europe/Warsaw */
export const isOver = ({ at }: EventDate, now: Temporal.PlainDateTime): boolean =>
  Temporal.PlainDateTime.compare(endOf(read(at)), now) < 0

const STARTS: ReadonlySet<EventDate['kind']> = new Set(['only-day', 'first-day', 'term-start', 'rule-from'])

/** What begins on a day stands before what ends on it. */
function momentOf({ kind, at }: EventDate): Temporal.PlainDateTime {
  const moment = read(at)
  return STARTS.has(kind) && !('hour' in moment) ? moment.toPlainDateTime() : endOf(moment)
}

const read = (at: string): Last =>
  at.includes('T') ? Temporal.PlainDateTime.from(at) : Temporal.PlainDate.from(at)

function daysOfEvent({ dates, leastPeople, groups, items }: EventDefinition): EventDate[] {
  const terms = [
    ...groups.map((group, i) => ({ ...group, path: pathOf('groups', i) })),
    ...items.flatMap(({ options }, i) =>
      options.map((option, j) => ({ ...option, path: pathOf('items', i, 'options', j) })),
    ),
  ]
  const isOneDay = dates.start !== null && dates.start === dates.end
  const on = (at: string | null | undefined, date: (at: string) => EventDate) =>
    at === null || at === undefined ? [] : [date(at)]
  return [
    ...on(dates.start, (at) => ({ kind: isOneDay ? 'only-day' : 'first-day', at, path: 'dates.start' })),
    ...on(isOneDay ? null : dates.end, (at) => ({ kind: 'last-day', at, path: 'dates.end' })),
    ...on(leastPeople?.decidedOn, (at) => ({ kind: 'decision', at, path: 'leastPeople.decidedOn' })),
    ...terms.flatMap(({ name, path, dates: own }) => [
      ...on(own?.start, (at) => ({ kind: 'term-start', at, name, path: pathOf(path, 'dates.start') })),
      ...on(own?.end, (at) => ({ kind: 'term-end', at, name, path: pathOf(path, 'dates.end') })),
    ]),
  ]
}

function windowsOf({ windows, groups, types, items }: EventDefinition): EventDate[] {
  const ofEach = (path: string, of: string | null, own: readonly Window[]) =>
    own.flatMap(({ name = null, opens, closes }, i): EventDate[] => {
      const at = pathOf(path, 'windows', i)
      return [
        ...(opens === null
          ? []
          : [{ kind: 'opens' as const, at: opens, of, name, path: pathOf(at, 'opens') }]),
        ...(closes === null
          ? []
          : [{ kind: 'closes' as const, at: closes, of, name, path: pathOf(at, 'closes') }]),
      ]
    })
  return [
    ...ofEach('', null, windows),
    ...groups.flatMap((each, i) => ofEach(pathOf('groups', i), each.name, each.windows)),
    ...types.flatMap((each, i) => ofEach(pathOf('types', i), each.name, each.windows)),
    ...items.flatMap((item, i) => [
      ...ofEach(pathOf('items', i), item.name, item.windows),
      ...item.options.flatMap((option, j) =>
        ofEach(pathOf('items', i, 'options', j), `${item.name}: ${option.name}`, option.windows),
      ),
    ]),
  ]
}

/** Last days of paying, resigning, changing and handing over, for each first day from which they are counted. */
function deadlinesOf(definition: EventDefinition): EventDate[] {
  const { plans, refunds, fees, changes, handOver } = definition
  const starts = startsOf(definition)
  type Made = { readonly at: string; readonly path: string; readonly term: string | null }
  const of = (path: string, deadline: Due | undefined, make: (made: Made) => EventDate): EventDate[] => {
    const all = starts.flatMap(({ term, start }) => {
      const last = lastOf(deadline, { start, entry: null, registeredAt: null })
      return last === null ? [] : [{ at: lastText(last), path, term }]
    })
    // A day that does not follow from a first day is that of everybody.
    const isOne = new Set(all.map(({ at }) => at)).size === 1
    return (isOne ? all.slice(0, 1).map((made) => ({ ...made, term: null })) : all).map(make)
  }
  const ofFees = (kind: FeeKind) =>
    fees[kind].flatMap(({ until, amount }, i) =>
      of(pathOf('fees', kind, i, 'until'), until, (made) => ({ kind: 'fee', of: kind, amount, ...made })),
    )
  return [
    ...plans.flatMap(({ name: ofPlan, parts }, i) => {
      const plan = plans.length > 1 ? ofPlan : null
      return parts.flatMap(({ name, due }, j) =>
        of(pathOf('plans', i, 'parts', j, 'due'), due, (made) => ({ kind: 'payment', name, plan, ...made })),
      )
    }),
    ...refunds.flatMap(({ until, kept, items: ids = [] }, i) =>
      of(pathOf('refunds', i, 'until'), until, (made) => ({
        kind: 'refund',
        kept,
        items: definition.items.flatMap(({ id, name }) => (ids.includes(id) ? [name] : [])),
        ...made,
      })),
    ),
    ...ofFees('change'),
    ...ofFees('transfer'),
    ...of('changes.until', changes?.until, (made) => ({ kind: 'changes', ...made })),
    ...of('handOver.until', handOver?.until, (made) => ({ kind: 'hand-over', ...made })),
  ]
}

const DAYS: ReadonlySet<string> = new Set(['day', 'moment', 'paymentDay', 'firstPaymentDay'])

/** Days on which rules begin and cease to hold: prices, reductions, limits, questions. */
function rulesOf(definition: EventDefinition): EventDate[] {
  return conditionsOf(definition).flatMap(({ path, condition }) =>
    comparisonsOf(condition)
      .filter(({ fact }) => DAYS.has(fact))
      .flatMap((comparison) => [
        ...bound('rule-from', comparison.atLeast, path, comparison),
        ...bound('rule-until', comparison.atMost, path, comparison),
      ]),
  )
}

function bound(
  kind: 'rule-from' | 'rule-until',
  at: Comparison['atLeast'],
  path: string,
  { fact }: Comparison,
): EventDate[] {
  if (typeof at !== 'string' || (readDay(at) ?? readMoment(at)) === null) return []
  const comparison = kind === 'rule-from' ? { fact, atLeast: at } : { fact, atMost: at }
  return [{ kind, at, path, comparison }]
}
