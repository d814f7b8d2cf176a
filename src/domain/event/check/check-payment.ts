import { readDay } from '../../values/time.ts'
import type { Condition } from '../definition/condition.ts'
import type { EventDefinition, PaymentPart, PaymentPlan } from '../definition/definition.ts'
import type { Deadline } from '../definition/definition-deadline.ts'
import { lastDayOf } from '../definition/last-day.ts'
import { partAmount } from '../definition/part-amount.ts'
import { type DefinitionProblem, pathOf } from '../definition/problem.ts'
import { checkDeadline, checkLatest, isAfter, type KnownDays, runsAsLong } from './check-deadlines.ts'

/** Parts of payment, refund rules and fees: not after the event, in an order in which each applies. */
export function checkPayment(definition: EventDefinition): DefinitionProblem[] {
  const { plans, refunds, fees, changes, handOver, dates } = definition
  const known = { start: readDay(dates.start ?? ''), last: lastDayOf(definition) }
  const ordered = (path: string, rules: readonly Dated[]) => [
    ...rules.flatMap(({ until }, i) => checkDeadline(pathOf(path, i, 'until'), until, known)),
    ...checkOrder(path, rules, known.start),
  ]
  return [
    ...plans.flatMap((plan, i) => checkPlan(pathOf('plans', i, 'parts'), plan, known)),
    ...ordered('refunds', refunds),
    ...ordered('fees.transfer', fees.transfer),
    ...ordered('fees.change', fees.change),
    ...checkDeadline('changes.until', changes?.until, known),
    ...checkDeadline('handOver.until', handOver?.until, known),
  ]
}

/** People who may pay after the event are named by a condition: public bodies. For everyone it is a mistake. */
function checkPlan(path: string, { when, parts }: PaymentPlan, known: KnownDays): DefinitionProblem[] {
  const { last } = known
  const late = parts.flatMap(({ due, when: ofPart }, i) =>
    when === undefined && ofPart === undefined && isAfter(due, last)
      ? [{ path: pathOf(path, i, 'due.on'), code: 'due_after_event' as const, values: { last: last ?? '' } }]
      : [],
  )
  const percent = parts.reduce((sum, part) => sum + percentOfAll(part), 0)
  const tooMuch = { path, code: 'parts_above_whole' as const, values: { percent } }
  const isRest = parts.at(-1)?.amount === 'rest'
  return [
    ...(isRest
      ? []
      : [{ path: pathOf(path, parts.length - 1, 'amount'), code: 'part_last_not_rest' as const }]),
    ...late,
    ...parts.flatMap((part, i) => unreachableRounding(pathOf(path, i, 'round'), part)),
    ...parts.flatMap(({ due }, i) => checkLatest(pathOf(path, i, 'due'), due, known)),
    ...restTwice(path, parts),
    ...(percent > 100 ? [tooMuch] : []),
  ]
}

/** The percentage that a part takes of what everyone pays; 0 for any other part. */
function percentOfAll(part: PaymentPart): number {
  const amount = partAmount(part)
  return amount.kind === 'percent' && amount.items === undefined && part.when === undefined
    ? amount.percent
    : 0
}

/** A stated sum is fixed, and the rest is what is left. */
function unreachableRounding(path: string, part: PaymentPart): DefinitionProblem[] {
  const { kind } = partAmount(part)
  return part.round === undefined || kind === 'equal' || kind === 'percent'
    ? []
    : [{ path, code: 'part_rounding_unwanted' }]
}

/** An item whose rest belongs to one part has nothing left for another one that the same people pay. */
function restTwice(path: string, parts: readonly PaymentPart[]): DefinitionProblem[] {
  const named = parts.flatMap((part, i) => {
    const amount = partAmount(part)
    const when = JSON.stringify(part.when)
    return amount.kind === 'restOf' ? amount.items.map((item, j) => ({ item, when, i, j })) : []
  })
  return named.flatMap(({ item, when, i, j }, at) =>
    named.slice(0, at).some((other) => other.item === item && (other.i === i || other.when === when))
      ? [{ path: pathOf(path, i, 'amount.restOf', j), code: 'part_rest_twice' }]
      : [],
  )
}

interface Dated {
  readonly until?: Deadline | undefined
  readonly items?: readonly string[] | undefined
  readonly when?: Condition | undefined
  readonly whole?: boolean | undefined
}

/** The first rule that still runs counts, so one that ends no later than an earlier one never does. */
function checkOrder(
  path: string,
  rules: readonly Dated[],
  start: Temporal.PlainDate | null,
): DefinitionProblem[] {
  return rules.flatMap((later, i) => {
    const isHidden = rules
      .slice(0, i)
      .some((earlier) => concernsAllOf(earlier, later) && runsAsLong(earlier.until, later.until, start))
    return isHidden ? [{ path: pathOf(path, i), code: 'rule_hidden' }] : []
  })
}

const concernsAllOf = (earlier: Dated, later: Dated) =>
  (earlier.whole !== true || later.whole === true) &&
  (earlier.when === undefined || JSON.stringify(earlier.when) === JSON.stringify(later.when)) &&
  (earlier.items === undefined || later.items?.every((id) => earlier.items?.includes(id)) === true)
