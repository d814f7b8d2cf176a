import type { CompiledDefinition } from '../quote/compiled.ts'
import { wholeScope } from '../quote/scope.ts'
import {
  exactly,
  type Fraction,
  less,
  notBelowZero,
  percentage,
  rounded,
  sumFractions,
} from '../values/fraction.ts'
import { type Grosze, splitMoney, sumMoney } from '../values/money.ts'
import { type Slice, slicesOf } from './refund-slices.ts'
import type { Resignation } from './resigning.ts'
import type { RetentionReason } from './retention-reason.ts'

export interface Retained {
  /** Grosze; never more than was paid for the people who resign. */
  readonly amount: Grosze
  readonly reasons: readonly RetentionReason[]
}

/**
 * What the organiser retains of the money of the people who resign, by the refund rules that were agreed to. For each
 * item the first rule applies that concerns it and still runs, to the end of its last day; where none runs, everything
 * paid stays. Days before the start are those of the term or group of each person. Donations are excluded. Null where
 * there are no rules: then the staff decide.
 */
export function retainedBy(compiled: CompiledDefinition, resignation: Resignation): Retained | null {
  if (compiled.definition.refunds.length === 0) return null
  const { draft, pricedAt, channel } = resignation
  const whole = wholeScope(draft, { now: pricedAt, facts: { channel, free: {} } })
  const slices = slicesOf(compiled, whole, resignation)
  const shares = proportionsOf(slices)
  const parts = slices.map((slice, at) => ({
    ...slice,
    kept: retainedOf(slice, shares[at] ?? 0),
    once: false,
  }))
  const kept = retainedOfPeople(compiled, parts)
  const reasons = reasonsOf([...kept, ...retainedOnce(kept, resignation.keptOnce ?? 0)])
  return { amount: sumMoney(reasons.map(({ amount }) => amount)), reasons }
}

/**
 * The percentage and the deposit of each rule, rounded once for everything that it concerns; for each slice its share.
 */
function proportionsOf(slices: readonly Slice[]): Grosze[] {
  const shares = slices.map(() => 0)
  for (const same of Map.groupBy(slices.keys(), (at) => JSON.stringify(slices[at]?.rule)).values()) {
    const all = same.flatMap((at) => slices[at] ?? [])
    const parts = splitMoney(rounded(sumFractions(all.map(exactlyKept))), all.map(nearlyKept))
    for (const [n, at] of same.entries()) shares[at] = parts[n] ?? 0
  }
  return shares
}

/** What a rule retains in proportion to a slice, before rounding. */
function exactlyKept({ rule, price, exact, isWhole }: Slice): Fraction {
  if (rule === null) return exactly(0)
  const { of, percent, deposit } = rule.kept
  const { [of]: base } = {
    ...exact,
    price: exactly(price),
    'price-less-deposit': less(exactly(price), exact.deposit),
  }
  return sumFractions([
    percentage(notBelowZero(base), percent),
    deposit && isWhole ? exact.deposit : exactly(0),
  ])
}

/** The same as shares in whole grosze that add up: they divide the retained total. */
function nearlyKept({ rule, price, paid, deposit, isWhole }: Slice): number {
  if (rule === null) return 0
  const base = { paid, price, 'price-less-deposit': price - deposit, deposit }[rule.kept.of]
  return Math.max(0, base) * (rule.kept.percent / 100) + (rule.kept.deposit && isWhole ? deposit : 0)
}

/** What is retained of a slice, except sums of people and registrations. */
function retainedOf({ rule, most, terms }: Slice, inProportion: Grosze): Grosze {
  if (rule === null) return most
  const ofTerms = rule.kept.per === 'term' ? rule.kept.amount * terms : 0
  return Math.max(0, Math.min(most, ofTerms + inProportion))
}

/**
 * A person with several terms leaves once: of the sums of their rules the highest is retained, from the remaining
 * money.
 */
function retainedOfPeople(compiled: CompiledDefinition, slices: readonly RetainedSlice[]): RetainedSlice[] {
  const more = new Map<RetainedSlice, Grosze>()
  const charged = slices.filter((slice) => slice.rule?.kept.per === 'person' && isCharged(slice))
  const whose = ({ scope, rule }: RetainedSlice) => JSON.stringify([scope.person?.ref, rule?.items])
  for (const same of Map.groupBy(charged, whose).values()) {
    const sorted = same.toSorted((one, other) => sumOf(other) - sumOf(one))
    const [first] = sorted
    let left = first === undefined ? 0 : sumOf(first) * peopleOf(compiled, first)
    for (const slice of sorted) {
      const part = Math.min(left, Math.max(0, slice.most - slice.kept))
      more.set(slice, part)
      left -= part
    }
  }
  return slices.map((slice) => ({ ...slice, kept: slice.kept + (more.get(slice) ?? 0) }))
}

const sumOf = ({ rule }: Slice): Grosze => rule?.kept.amount ?? 0

/** A person who only gives an item up owes no sum that is meant for leaving, unless the rule is about such items. */
const isCharged = ({ rule, isWhole }: Slice) => isWhole || rule?.items !== undefined

/** How many people a slice is about: one, or, where heads are counted, the number given up. */
function peopleOf({ definition }: CompiledDefinition, { scope, heads, pieces }: Slice): number {
  if (scope.person !== null) return 1
  return definition.attendance === 'headcount' ? heads || pieces : 0
}

interface RetainedSlice extends Slice {
  readonly kept: Grosze
  /** Retained once for the registration. */
  readonly once: boolean
}

/** What a rule retains once for all who resign, together or one after another, from their remaining money. */
function retainedOnce(slices: readonly RetainedSlice[], before: Grosze): RetainedSlice[] {
  const charged = slices.filter((slice) => slice.rule?.kept.per === 'registration' && isCharged(slice))
  const byRule = Map.groupBy(charged, ({ rule }) => rule)
  return [...byRule].flatMap(([rule, same]) => {
    const left = sumMoney(same.map(({ most, kept }) => most - kept))
    const wanted = Math.max(0, (rule?.kept.amount ?? 0) - before)
    const [first] = same
    return first === undefined ? [] : [{ ...first, kept: Math.min(wanted, left), once: true }]
  })
}

function reasonsOf(slices: readonly RetainedSlice[]): RetentionReason[] {
  const same = Map.groupBy(
    slices.filter(({ kept, once }) => kept > 0 || !once),
    ({ rule, until, once }) => `${once} ${until} ${rule && JSON.stringify(rule)}`,
  )
  return [...same.values()].flatMap((all) => {
    const [first] = all
    if (first === undefined) return []
    const amount = sumMoney(all.map(({ kept }) => kept))
    const code = first.rule === null ? 'over' : 'rule'
    const once = first.once ? { once: true as const } : {}
    return [{ code, rule: first.rule?.name ?? null, until: first.until, amount, ...once }]
  })
}
