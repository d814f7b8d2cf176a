import { type BeforeStart, lastDayBefore } from '../quote/last-day-before.ts'
import { readDay } from '../time.ts'
import { afterEvent } from './check-gates.ts'
import type { EventDefinition, PaymentPlan } from './definition.ts'
import { lastDayOf } from './last-day.ts'
import { type DefinitionProblem, pathOf } from './problem.ts'

/** Parts of payment, refund rules and fees: not after the event, in an order in which each counts. */
export function checkPayment(definition: EventDefinition): DefinitionProblem[] {
  const { plans, refunds, fees, dates } = definition
  const last = lastDayOf(definition)
  const start = readDay(dates.start ?? '')
  const ordered = (path: string, rules: readonly Dated[]) => [
    ...rules.flatMap(({ until }, i) => checkUntil(pathOf(path, i, 'until'), until, last)),
    ...checkOrder(path, rules, start),
  ]
  return [
    ...plans.flatMap((plan, i) => checkPlan(pathOf('plans', i, 'parts'), plan, last)),
    ...ordered('refunds', refunds),
    ...ordered('fees.transfer', fees.transfer),
    ...ordered('fees.change', fees.change),
  ]
}

/** Who may pay after the event is named by a condition: public bodies. For everybody it is a slip. */
function checkPlan(path: string, { when, parts }: PaymentPlan, last: string | null): DefinitionProblem[] {
  const late = parts.flatMap(({ due, when: ofPart }, i) =>
    when === undefined && ofPart === undefined && last !== null && 'on' in due && due.on !== null && due.on > last
      ? [{ path: pathOf(path, i, 'due.on'), message: `Termin zapłaty jest ${afterEvent(last)}.` }]
      : [],
  )
  const percent = parts.reduce(
    (sum, { amount, when }) =>
      sum + (when === undefined && typeof amount === 'object' && 'percent' in amount ? amount.percent : 0),
    0,
  )
  const tooMuch = { path, message: `Części to razem ${percent}% ceny, więcej niż całość.` }
  const isRest = parts.at(-1)?.amount === 'rest'
  return [
    ...(isRest
      ? []
      : [{ path: pathOf(path, parts.length - 1, 'amount'), message: 'Ostatnia część to zawsze reszta.' }]),
    ...late,
    ...(percent > 100 ? [tooMuch] : []),
  ]
}

interface Dated {
  readonly until?: BeforeStart | undefined
  readonly items?: readonly string[] | undefined
}

function checkUntil(path: string, until: BeforeStart | undefined, last: string | null): DefinitionProblem[] {
  const isLate = until !== undefined && 'on' in until && last !== null && until.on > last
  return isLate ? [{ path, message: `Ten termin jest ${afterEvent(last)}.` }] : []
}

/** The first rule that still runs counts, so one that ends no later than one before it never does. */
function checkOrder(
  path: string,
  rules: readonly Dated[],
  start: Temporal.PlainDate | null,
): DefinitionProblem[] {
  return rules.flatMap((later, i) => {
    const isHidden = rules
      .slice(0, i)
      .some((earlier) => concernsAllOf(earlier, later) && runsAsLong(earlier.until, later.until, start))
    const message = 'Ta zasada nigdy nie zadziała: wcześniejsza obowiązuje co najmniej tak samo długo.'
    return isHidden ? [{ path: pathOf(path, i), message }] : []
  })
}

const concernsAllOf = (earlier: Dated, later: Dated) =>
  earlier.items === undefined || later.items?.every((id) => earlier.items?.includes(id)) === true

function runsAsLong(
  earlier: BeforeStart | undefined,
  later: BeforeStart | undefined,
  start: Temporal.PlainDate | null,
): boolean {
  if (earlier === undefined) return true
  if (later === undefined) return false
  // Days before a start that nobody knows yet compare by their number.
  const from = start ?? Temporal.PlainDate.from('2026-01-01')
  const isComparable = start !== null || 'on' in earlier === 'on' in later
  const [first, second] = [lastDayBefore(earlier, from), lastDayBefore(later, from)]
  return isComparable && first !== null && second !== null && Temporal.PlainDate.compare(first, second) >= 0
}
