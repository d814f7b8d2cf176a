import type { Until } from '../payment/last-moment.ts'
import { lastDayBefore } from '../quote/last-day-before.ts'
import { readDay } from '../time.ts'
import { afterEvent } from './check-gates.ts'
import type { Condition } from './condition.ts'
import type { EventDefinition, PaymentPart, PaymentPlan } from './definition.ts'
import { lastDayOf } from './last-day.ts'
import { type DefinitionProblem, pathOf } from './problem.ts'

/** Parts of payment, refund rules and fees: not after the event, in an order in which each counts. */
export function checkPayment(definition: EventDefinition): DefinitionProblem[] {
  const { plans, refunds, fees, changes, handOver, dates } = definition
  const last = lastDayOf(definition)
  const start = readDay(dates.start ?? '')
  const dated = (path: string, until: Until | undefined) => [
    ...checkUntil(path, until, last),
    ...(until === undefined ? [] : checkNotAfter(path, until, { start, last })),
  ]
  const ordered = (path: string, rules: readonly Dated[]) => [
    ...rules.flatMap(({ until }, i) => dated(pathOf(path, i, 'until'), until)),
    ...checkOrder(path, rules, start),
  ]
  return [
    ...plans.flatMap((plan, i) => checkPlan(pathOf('plans', i, 'parts'), plan, { start, last })),
    ...ordered('refunds', refunds),
    ...ordered('fees.transfer', fees.transfer),
    ...ordered('fees.change', fees.change),
    ...dated('changes.until', changes?.until),
    ...dated('handOver.until', handOver?.until),
  ]
}

/** Who may pay after the event is named by a condition: public bodies. For everybody it is a slip. */
function checkPlan(path: string, { when, parts }: PaymentPlan, known: KnownDays): DefinitionProblem[] {
  const { last } = known
  const late = parts.flatMap(({ due, when: ofPart }, i) =>
    when === undefined &&
    ofPart === undefined &&
    last !== null &&
    'on' in due &&
    due.on !== null &&
    due.on > last
      ? [{ path: pathOf(path, i, 'due.on'), message: `Termin zapłaty jest ${afterEvent(last)}.` }]
      : [],
  )
  const percent = parts.reduce(
    (sum, { amount, when }) =>
      sum +
      (when === undefined && typeof amount === 'object' && 'percent' in amount && amount.items === undefined
        ? amount.percent
        : 0),
    0,
  )
  const tooMuch = { path, message: `Części to razem ${percent}% ceny, więcej niż całość.` }
  const isRest = parts.at(-1)?.amount === 'rest'
  return [
    ...(isRest
      ? []
      : [{ path: pathOf(path, parts.length - 1, 'amount'), message: 'Ostatnia część to zawsze reszta.' }]),
    ...late,
    ...parts.flatMap(({ amount, round }, i) => idleRound(pathOf(path, i, 'round'), amount, round)),
    ...parts.flatMap(({ due }, i) => checkNotAfter(pathOf(path, i, 'due'), due, known)),
    ...(percent > 100 ? [tooMuch] : []),
  ]
}

/** A stated sum is what it is, and the rest what is left. */
function idleRound(
  path: string,
  amount: PaymentPart['amount'],
  round: PaymentPart['round'],
): DefinitionProblem[] {
  const isReckoned = amount === 'equal' || (typeof amount === 'object' && 'percent' in amount)
  const message = 'Zaokrąglić można tylko część liczoną w\u00a0procentach i\u00a0równą część.'
  return round === undefined || isReckoned ? [] : [{ path, message }]
}

/** The first and the last day of the event, where they are known. */
interface KnownDays {
  readonly start: Temporal.PlainDate | null
  readonly last: string | null
}

type Stated = Until | PaymentPlan['parts'][number]['due']

/** A day that something is not to be after is within the event, and earlier than the rule itself says. */
function checkNotAfter(path: string, rule: Stated, { start, last }: KnownDays): DefinitionProblem[] {
  const notAfter = 'notAfter' in rule ? rule.notAfter : undefined
  if (notAfter === undefined) return []
  const at = pathOf(path, 'notAfter')
  if ('on' in notAfter && last !== null && notAfter.on > last)
    return [{ path: at, message: `Ten termin jest ${afterEvent(last)}.` }]
  if (!('daysBefore' in rule || 'workingDaysBefore' in rule)) return []
  return runsAsLong(notAfter, { ...rule, notAfter: undefined }, start)
    ? [{ path: at, message: 'Ten ostatni dzień niczego nie zmienia: termin i\u00a0tak mija wcześniej.' }]
    : []
}

interface Dated {
  readonly until?: Until | undefined
  readonly items?: readonly string[] | undefined
  readonly when?: Condition | undefined
  readonly whole?: boolean | undefined
}

function checkUntil(path: string, until: Until | undefined, last: string | null): DefinitionProblem[] {
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
  (earlier.whole !== true || later.whole === true) &&
  (earlier.when === undefined || JSON.stringify(earlier.when) === JSON.stringify(later.when)) &&
  (earlier.items === undefined || later.items?.every((id) => earlier.items?.includes(id)) === true)

function runsAsLong(
  earlier: Until | undefined,
  later: Until | undefined,
  start: Temporal.PlainDate | null,
): boolean {
  if (earlier === undefined) return true
  if (later === undefined) return false
  // Hours before an entry and days are not compared: entries are on any day.
  if ('hoursBefore' in earlier || 'hoursBefore' in later)
    return 'hoursBefore' in earlier && 'hoursBefore' in later && earlier.hoursBefore <= later.hoursBefore
  // Days before a start that nobody knows yet compare by their number.
  const from = start ?? Temporal.PlainDate.from('2026-01-01')
  const isPlain = earlier.notAfter === undefined && later.notAfter === undefined
  const isAfter = 'daysAfterRegistration' in earlier
  if (isAfter !== 'daysAfterRegistration' in later || (isAfter && !isPlain)) return false
  const isComparable = start !== null || (isPlain && 'on' in earlier === 'on' in later)
  const [first, second] = [lastDayBefore(earlier, from, from), lastDayBefore(later, from, from)]
  return isComparable && first !== null && second !== null && Temporal.PlainDate.compare(first, second) >= 0
}
