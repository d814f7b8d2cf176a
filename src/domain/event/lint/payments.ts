import type { EventDefinition, PaymentPart, RefundRule } from '../definition/definition.ts'
import { partAmount } from '../definition/part-amount.ts'
import { type DefinitionProblem, type Finding, pathOf } from '../definition/problem.ts'
import { areImpossible, type Reasoning } from '../reasoning/possible.ts'
import { isAfterEvent, type KnownDays, knownDays, lintDeadline } from './deadlines.ts'
import { nothingLeft } from './nothing-left.ts'
import { partsOutOfOrder } from './parts-out-of-order.ts'

/** Parts and refund rules whose order, time or size is unlikely to be meant. */
export function lintPayments(definition: EventDefinition, reasoning: Reasoning): DefinitionProblem[] {
  const days = knownDays(definition)
  return [
    ...definition.plans.flatMap(({ parts }, i) => lintParts(pathOf('plans', i, 'parts'), parts, days)),
    ...nothingLeft(definition),
    ...partsOutOfOrder(definition, reasoning),
    ...withoutPlan(definition, reasoning),
    ...definition.refunds.flatMap((rule, i) => lintRefund(rule, i, definition)),
    ...deadlinesOf(definition).flatMap(({ path, until }) =>
      lintDeadline(until, days).map((finding) => ({ path, ...finding })),
    ),
    ...withoutLapse(definition),
  ]
}

function lintParts(path: string, parts: readonly PaymentPart[], days: KnownDays): DefinitionProblem[] {
  return parts.flatMap((part, i) => {
    const at = (field: string, finding: Finding) => [{ path: pathOf(path, i, field), ...finding }]
    return [
      ...(isNothing(part) ? at('amount', { code: 'part_zero' }) : []),
      ...lintDeadline(part.due, days).flatMap((finding) => at('due', finding)),
      ...(isAfterEvent(part.due, days) ? at('due', { code: 'due_after_event_always' }) : []),
    ]
  })
}

/** The deadlines of rules and fees. */
function deadlinesOf({ refunds, fees, changes, handOver }: EventDefinition) {
  const each = (path: string, rules: readonly Pick<RefundRule, 'until'>[]) =>
    rules.map(({ until }, i) => ({ path: pathOf(path, i, 'until'), until }))
  return [
    ...each('refunds', refunds),
    ...each('fees.transfer', fees.transfer),
    ...each('fees.change', fees.change),
    { path: 'changes.until', until: changes?.until },
    { path: 'handOver.until', until: handOver?.until },
  ]
}

/** What is kept of who does not pay, where nobody is cancelled for that. */
const withoutLapse = ({ unpaid }: EventDefinition): DefinitionProblem[] =>
  unpaid.kept === undefined || unpaid.later === 'cancel'
    ? []
    : [{ path: 'unpaid.kept', code: 'kept_without_lapse' }]

const sameFor = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

function isNothing(part: PaymentPart): boolean {
  const amount = partAmount(part)
  return (
    (amount.kind === 'fixed' && amount.amount === 0) || (amount.kind === 'perPerson' && amount.price === 0)
  )
}

/** Registrations that meet the condition of no payment plan. */
function withoutPlan({ plans }: EventDefinition, reasoning: Reasoning): DefinitionProblem[] {
  const conditions = plans.flatMap(({ when }) => when ?? [])
  if (conditions.length < plans.length) return []
  const none = conditions.map((condition) => ({ not: condition }))
  return areImpossible(none, reasoning) ? [] : [{ path: 'plans', code: 'plan_fits_nobody' }]
}

function lintRefund(
  { kept, items, when, whole }: RefundRule,
  index: number,
  { refunds }: EventDefinition,
): DefinitionProblem[] {
  const before = refunds
    .slice(0, index)
    .find((rule) => sameFor(rule.items, items) && sameFor(rule.when, when) && rule.whole === whole)
  return before !== undefined && isMilder(kept, before.kept)
    ? [{ path: pathOf('refunds', index, 'kept'), code: 'refund_milder' }]
    : []
}

type Retention = RefundRule['kept']

/** Less in one respect and more in none. */
function isMilder(later: Retention, earlier: Retention): boolean {
  if (later.of !== earlier.of || later.per !== earlier.per) return false
  const [a, b] = [later, earlier].map(({ amount, percent, deposit }) => [amount, percent, Number(deposit)])
  if (a === undefined || b === undefined) return false
  return a.every((each, i) => each <= (b[i] ?? 0)) && a.some((each, i) => each < (b[i] ?? 0))
}
