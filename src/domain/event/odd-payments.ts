import { type LastDay, lastDayBefore } from '../quote/last-day-before.ts'
import { readDay } from '../time.ts'
import { listsOf } from './check-possible.ts'
import type { EventDefinition, PaymentPart, RefundRule } from './definition.ts'
import { lastDayOf } from './last-day.ts'
import { areImpossible } from './possible.ts'
import { type DefinitionProblem, pathOf } from './problem.ts'
import { saidDay } from './said-day.ts'
import { seasonOf } from './times-of.ts'

/** Parts and refund rules in an order, at a time or of a size that is hardly meant. */
export function oddPayments(definition: EventDefinition): DefinitionProblem[] {
  const days = knownDays(definition)
  return [
    ...definition.plans.flatMap(({ parts }, i) => oddParts(pathOf('plans', i, 'parts'), parts, days)),
    ...withoutPlan(definition),
    ...definition.refunds.flatMap((rule, i) => oddRefund(rule, i, definition, days)),
  ]
}

/** What is known of the days of an event; the start only where all begin together. */
interface KnownDays {
  readonly start: Temporal.PlainDate | null
  readonly hasStart: boolean
  readonly last: string | null
  readonly opens: string | null
}

function knownDays(definition: EventDefinition): KnownDays {
  const { dates, groups, items, slots } = definition
  const hasTerms = [...groups, ...items.flatMap(({ options }) => options)].some((each) => each.dates)
  return {
    start: hasTerms || slots !== null ? null : readDay(dates.start ?? ''),
    hasStart: hasTerms || slots !== null || dates.start !== null,
    last: lastDayOf(definition),
    opens: seasonOf(definition).opens,
  }
}

function oddParts(path: string, parts: readonly PaymentPart[], days: KnownDays): DefinitionProblem[] {
  return [
    ...parts.flatMap((part, i) => {
      const at = (field: string, message: string) => [{ path: pathOf(path, i, field), message }]
      const before = parts.slice(0, i).filter(({ when }) => sameFor(when, part.when))
      return [
        ...(before.some(({ due }) => isLater(due, part.due, days))
          ? at('due', 'Ta część jest płatna wcześniej niż część przed nią.')
          : []),
        ...(isNothing(part.amount) ? at('amount', 'Ta część wynosi 0\u00a0zł.') : []),
        ...oddDay(part.due, days).flatMap((message) => at('due', message)),
      ]
    }),
    ...nothingLeft(path, parts),
  ]
}

const sameFor = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

type Due = PaymentPart['due']
const AFTER = ['daysAfterRegistration', 'workingDaysAfterRegistration', 'minutesAfterRegistration'] as const

/** Whether the first of two days is surely later: both run from the registration, or to days of the calendar. */
function isLater(first: Due, second: Due, { start }: KnownDays): boolean {
  const [a, b] = [lastDay(first, start), lastDay(second, start)]
  if (a !== null && b !== null) return Temporal.PlainDate.compare(a, b) > 0
  return [...AFTER, 'daysBefore', 'workingDaysBefore'].some((key) => {
    const [one, other] = [first, second].map((due) => new Map<string, unknown>(Object.entries(due)).get(key))
    if (typeof one !== 'number' || typeof other !== 'number') return false
    return key.endsWith('Before') ? one < other : one > other
  })
}

const lastDay = (due: Due, start: Temporal.PlainDate | null) =>
  isOfCalendar(due) ? lastDayBefore(due, start) : null

const isOfCalendar = (due: Due): due is Due & LastDay =>
  ('on' in due && due.on !== null) || isBeforeStart(due)

const isBeforeStart = (day: Due | LastDay) => 'daysBefore' in day || 'workingDaysBefore' in day

const isNothing = (amount: PaymentPart['amount']) =>
  typeof amount === 'object' &&
  (('fixed' in amount && amount.fixed === 0) || ('perPerson' in amount && amount.perPerson === 0))

/** A day that is over before anybody registers, after the event, or before a start that nobody knows. */
function oddDay(due: Due, { start, hasStart, last, opens }: KnownDays): string[] {
  const notAfter = 'notAfter' in due && due.notAfter !== undefined ? due.notAfter : null
  const day = (lastDay(due, start) ?? (notAfter && lastDayBefore(notAfter, start)))?.toString()
  if (day !== undefined && opens !== null && day < opens)
    return [`Ten termin mija, zanim zaczną się zapisy (${saidDay(opens)}).`]
  if (isBeforeStart(due) && !hasStart) return [NO_START]
  const days = 'daysAfterRegistration' in due && due.notAfter === undefined ? due.daysAfterRegistration : null
  const earliest =
    days === null
      ? null
      : readDay(opens ?? '')
          ?.add({ days: days ?? 0 })
          .toString()
  return earliest && last !== null && earliest > last
    ? ['Nawet kto zapisze się pierwszego dnia, ma termin zapłaty po wydarzeniu.']
    : []
}

const NO_ENTRY =
  'Godziny liczą się od godziny wejścia, a\u00a0tu ich nie ma: liczymy od 0:00 pierwszego dnia.'
const NO_START = 'Nie wiadomo, od którego dnia liczyć: wydarzenie nie ma pierwszego dnia.'

function nothingLeft(path: string, parts: readonly PaymentPart[]): DefinitionProblem[] {
  const percent = parts.reduce((sum, { amount, when }) => {
    const ofAll = when === undefined && typeof amount === 'object' && 'percent' in amount && !amount.items
    return ofAll ? sum + amount.percent : sum
  }, 0)
  const rest = parts.findIndex(({ amount, when }) => amount === 'rest' && when === undefined)
  const after = (index: number, message: string) => [{ path: pathOf(path, index), message }]
  if (rest >= 0 && rest < parts.length - 1)
    return after(rest + 1, 'Na tę część nic nie zostanie: wcześniejsza to cała reszta.')
  return percent === 100
    ? after(parts.length - 1, 'Na tę część nic nie zostanie: wcześniejsze to razem 100% ceny.')
    : []
}

/** Registrations that meet the condition of no way of paying. */
function withoutPlan({ plans, ...definition }: EventDefinition): DefinitionProblem[] {
  const conditions = plans.flatMap(({ when }) => when ?? [])
  if (conditions.length < plans.length) return []
  const none = conditions.map((condition) => ({ not: condition }))
  return areImpossible(none, listsOf({ plans, ...definition }))
    ? []
    : [{ path: 'plans', message: 'Kto nie spełnia żadnego z\u00a0tych warunków, nie ma jak zapłacić.' }]
}

function oddRefund(
  { until, kept, items, when, whole }: RefundRule,
  index: number,
  { refunds, slots }: EventDefinition,
  { start, hasStart, opens }: KnownDays,
): DefinitionProblem[] {
  const at = (field: string, message: string) => [{ path: pathOf('refunds', index, field), message }]
  const isDay = until !== undefined && !('hoursBefore' in until)
  const day = isDay ? lastDayBefore(until, start)?.toString() : undefined
  const runsBefore = day !== undefined && opens !== null && day < opens
  const isOpen = isDay && isBeforeStart(until) && !hasStart
  const before = refunds
    .slice(0, index)
    .find((rule) => sameFor(rule.items, items) && sameFor(rule.when, when) && rule.whole === whole)
  return [
    ...(runsBefore ? at('until', `Ten termin mija, zanim zaczną się zapisy (${saidDay(opens)}).`) : []),
    ...(isOpen ? at('until', NO_START) : []),
    ...(until !== undefined && 'hoursBefore' in until && slots === null ? at('until', NO_ENTRY) : []),
    ...(before !== undefined && isMilder(kept, before.kept)
      ? at('kept', 'Kto zrezygnuje później, traci mniej niż ten, kto zrezygnuje wcześniej.')
      : []),
  ]
}

type Kept = RefundRule['kept']

/** Less in one thing and more in none. */
function isMilder(later: Kept, earlier: Kept): boolean {
  if (later.of !== earlier.of || later.per !== earlier.per) return false
  const [a, b] = [later, earlier].map(({ amount, percent, deposit }) => [amount, percent, Number(deposit)])
  if (a === undefined || b === undefined) return false
  return a.every((each, i) => each <= (b[i] ?? 0)) && a.some((each, i) => each < (b[i] ?? 0))
}
