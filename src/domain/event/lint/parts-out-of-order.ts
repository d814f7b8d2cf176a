import { lastBefore } from '../../quote/last-moment.ts'
import { readDay } from '../../values/time.ts'
import { addWorkingDays } from '../../values/working-days.ts'
import type { Condition } from '../definition/condition.ts'
import { countedSpanOf, latestOf, statedDayOf } from '../definition/deadline.ts'
import type { EventDefinition, PaymentPart, PaymentPlan } from '../definition/definition.ts'
import type { Due } from '../definition/definition-deadline.ts'
import { type DefinitionProblem, pathOf } from '../definition/problem.ts'
import type { RegisteringDays } from '../problems/values.ts'
import { areImpossible, type Reasoning } from '../reasoning/possible.ts'
import { timesOf } from '../reasoning/times-of.ts'
import { commonStart } from './deadlines.ts'

/**
 * Parts of payment whose own day comes before that of the previous part, always or for people who register on some
 * days. They are then due with that part (`instalmentsOf`), which is unlikely to be meant.
 */
export function partsOutOfOrder(definition: EventDefinition, reasoning: Reasoning): DefinitionProblem[] {
  const start = commonStart(definition)
  const sure = timesOf(definition).map(({ condition }) => condition)
  return definition.plans.flatMap((plan, i) =>
    plan.parts.flatMap((part, j) => {
      const registering = plan.parts
        .slice(0, j)
        .filter((before) => isForTheSame(before, part))
        .flatMap((before) => registeringBefore(before.due, part.due, start))
        .find(({ when }) => !areImpossible([...when, ...ofPlan(plan), ...sure], reasoning))
      const path = pathOf('plans', i, 'parts', j, 'due')
      return registering === undefined
        ? []
        : [{ path, code: 'part_before_previous', values: { registering: registering.days } }]
    }),
  )
}

const ofPlan = ({ when }: PaymentPlan): Condition[] => (when === undefined ? [] : [when])

/** Whether one person pays both: a part for some people that takes all leaves nothing for a later one. */
function isForTheSame(before: PaymentPart, part: PaymentPart): boolean {
  if (before.when === undefined) return true
  if (part.when === undefined) return before.amount !== 'rest'
  return JSON.stringify(before.when) === JSON.stringify(part.when)
}

/** Days of registering on which something applies; no conditions: always. */
interface Registering {
  readonly when: readonly Condition[]
  readonly days: readonly RegisteringDays[]
}

/**
 * The people for whom the second of two days comes first. Each is the earlier of its own day and of its limit; so it
 * comes first where either of these comes before both of the other.
 */
function registeringBefore(first: Due, second: Due, start: Temporal.PlainDate | null): Registering[] {
  const bounds = boundsOf(first, start)
  return boundsOf(second, start).flatMap((bound) => {
    const all = bounds.map((other) => comesBefore(bound, other, start))
    const known = all.filter((each) => each !== null)
    if (bounds.length === 0 || known.length < all.length) return []
    return [{ when: known.flatMap(({ when }) => when), days: known.flatMap(({ days }) => days) }]
  })
}

/** A day of the calendar, a number of days or working days after the registration, or before the own start. */
type Bound =
  | { readonly day: Temporal.PlainDate }
  | { readonly after: number; readonly isWorking: boolean }
  | { readonly before: number; readonly isWorking: boolean }

/** Hours before an entry, which is on any day, are not compared. */
function boundsOf(due: Due, start: Temporal.PlainDate | null): Bound[] {
  const span = countedSpanOf(due)
  if (span === null) return dayBound(readDay(statedDayOf(due) ?? ''))
  if (span.from === 'entry') return []
  const latest = latestOf(due)
  const isWorking = span.unit === 'workingDays'
  const days = Math.floor(span.count / A_DAY[span.unit])
  const before = start === null ? { before: days, isWorking } : { day: lastBefore(start, span) }
  return [
    span.from === 'start' ? before : { after: days, isWorking },
    ...(latest === undefined ? [] : boundsOf(latest, start)),
  ]
}

const A_DAY = { days: 1, workingDays: 1, hours: 24, minutes: 24 * 60 }

const dayBound = (day: Temporal.PlainDate | null): Bound[] => (day === null ? [] : [{ day }])

const ALWAYS: Registering = { when: [], days: [] }

/** The people for whom a day comes before another; null: no one, or not known. */
function comesBefore(one: Bound, other: Bound, start: Temporal.PlainDate | null): Registering | null {
  if ('day' in one && 'day' in other)
    return Temporal.PlainDate.compare(one.day, other.day) < 0 ? ALWAYS : null
  if ('day' in one && 'after' in other)
    return other.after > 0 ? from(firstWhose(other, one.day), start) : null
  if ('after' in one && 'day' in other) return to(lastWhose(one, other.day), start)
  if ('after' in one && 'after' in other)
    return one.after < other.after && (other.isWorking || !one.isWorking) ? ALWAYS : null
  if ('before' in one && 'before' in other)
    return one.before > other.before && one.isWorking === other.isWorking ? ALWAYS : null
  if ('before' in one && 'after' in other)
    return one.isWorking || other.isWorking || other.after === 0 ? null : within(one.before + other.after)
  if ('after' in one && 'before' in other)
    return one.isWorking || other.isWorking ? null : beyond(one.after + other.before)
  return null
}

type After = Extract<Bound, { readonly after: number }>

const lastOf = (day: Temporal.PlainDate, { after, isWorking }: After) =>
  isWorking ? addWorkingDays(day, after) : day.add({ days: after })

/** The first day of registering whose own day is after a day of the calendar. */
function firstWhose(after: After, day: Temporal.PlainDate): Temporal.PlainDate {
  let first = day
  while (Temporal.PlainDate.compare(lastOf(first.subtract({ days: 1 }), after), day) > 0)
    first = first.subtract({ days: 1 })
  return first
}

/** The last day of registering whose own day is before a day of the calendar. */
function lastWhose(after: After, day: Temporal.PlainDate): Temporal.PlainDate {
  let last = day.subtract({ days: 1 })
  while (Temporal.PlainDate.compare(lastOf(last, after), day) >= 0) last = last.subtract({ days: 1 })
  return last
}

const daysTo = (start: Temporal.PlainDate, day: Temporal.PlainDate) => day.until(start).days

/** People who register from a day on; for days relative to a common start the same is stated once more. */
const from = (day: Temporal.PlainDate, start: Temporal.PlainDate | null): Registering => ({
  when: [
    { fact: 'day', atLeast: day.toString() },
    ...(start === null ? [] : [{ fact: 'daysToStart', atMost: daysTo(start, day) }]),
  ],
  days: [{ kind: 'from', day: day.toString() }],
})

const to = (day: Temporal.PlainDate, start: Temporal.PlainDate | null): Registering => ({
  when: [
    { fact: 'day', atMost: day.toString() },
    ...(start === null ? [] : [{ fact: 'daysToStart', atLeast: daysTo(start, day) }]),
  ],
  days: [{ kind: 'to', day: day.toString() }],
})

const within = (days: number): Registering => ({
  when: [{ fact: 'daysToStart', atMost: days - 1 }],
  days: [{ kind: 'within', days }],
})

const beyond = (days: number): Registering => ({
  when: [{ fact: 'daysToStart', atLeast: days + 1 }],
  days: [{ kind: 'beyond', days }],
})
