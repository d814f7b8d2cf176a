import { exactly, type Fraction, less, notBelowZero, percentage, rounded, sumFractions } from '../fraction.ts'
import { type Grosze, splitMoney, sumMoney } from '../money.ts'
import type { CompiledDefinition } from '../quote/compiled.ts'
import { wholeScope } from '../quote/scope.ts'
import { type Slice, slicesOf } from './refund-slices.ts'
import type { Resignation } from './resigning.ts'

/** Why something is kept: by a rule that runs, or because none does any more. */
export interface KeptReason {
  readonly code: 'rule' | 'over'
  /** The rule's name, if it has one. */
  readonly rule: string | null
  /** The last day of the rule, or, where none runs, of the last one that did; null: no day. */
  readonly until: string | null
  readonly amount: Grosze
  /** It is kept once for the registration, however many resign. */
  readonly once?: true | undefined
}

export interface Kept {
  /** Grosze; never more than was paid for those who resign. */
  readonly amount: Grosze
  readonly reasons: readonly KeptReason[]
}

/**
 * What the organiser keeps of the money of those who resign, by the refund rules that were agreed to. For each
 * thing the first rule counts that is about it and still runs, to the end of its last day; where none runs, all
 * that was paid stays. Days before the start are those of the term or group of each person. Donations are outside.
 * Null where there are no rules: then the staff decide.
 */
export function keptBy(compiled: CompiledDefinition, resignation: Resignation): Kept | null {
  if (compiled.definition.refunds.length === 0) return null
  const { draft, pricedAt, channel } = resignation
  const whole = wholeScope(draft, { now: pricedAt, facts: { channel, free: {} } })
  const slices = slicesOf(compiled, whole, resignation)
  const shares = proportionsOf(slices)
  const parts = slices.map((slice, at) => ({ ...slice, kept: keptOf(slice, shares[at] ?? 0), once: false }))
  const kept = keptOfPeople(compiled, parts)
  const reasons = reasonsOf([...kept, ...keptOnce(kept, resignation.keptOnce ?? 0)])
  return { amount: sumMoney(reasons.map(({ amount }) => amount)), reasons }
}

/** The percentage and the deposit of each rule, rounded once for all that it is about; of each slice its share. */
function proportionsOf(slices: readonly Slice[]): Grosze[] {
  const shares = slices.map(() => 0)
  for (const same of Map.groupBy(slices.keys(), (at) => JSON.stringify(slices[at]?.rule)).values()) {
    const all = same.flatMap((at) => slices[at] ?? [])
    const parts = splitMoney(rounded(sumFractions(all.map(exactlyKept))), all.map(nearlyKept))
    for (const [n, at] of same.entries()) shares[at] = parts[n] ?? 0
  }
  return shares
}

/** What a rule keeps in proportion of a slice, before it is rounded. */
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

/** The same of shares that are whole grosze and add up: by them what is kept of all is divided. */
function nearlyKept({ rule, price, paid, deposit, isWhole }: Slice): number {
  if (rule === null) return 0
  const base = { paid, price, 'price-less-deposit': price - deposit, deposit }[rule.kept.of]
  return Math.max(0, base) * (rule.kept.percent / 100) + (rule.kept.deposit && isWhole ? deposit : 0)
}

/** What is kept of a slice but for sums of people and registrations. */
function keptOf({ rule, most, terms }: Slice, inProportion: Grosze): Grosze {
  if (rule === null) return most
  const ofTerms = rule.kept.per === 'term' ? rule.kept.amount * terms : 0
  return Math.max(0, Math.min(most, ofTerms + inProportion))
}

/** Whoever has several terms leaves once: of the sums of their rules the highest is kept, of what is left of the money. */
function keptOfPeople(compiled: CompiledDefinition, slices: readonly KeptSlice[]): KeptSlice[] {
  const more = new Map<KeptSlice, Grosze>()
  const charged = slices.filter((slice) => slice.rule?.kept.per === 'person' && isCharged(slice))
  const whose = ({ scope, rule }: KeptSlice) => JSON.stringify([scope.person?.ref, rule?.items])
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

/** Who only gives a thing up owes no sum that is meant for leaving, unless the rule is about such things. */
const isCharged = ({ rule, isWhole }: Slice) => isWhole || rule?.items !== undefined

/** How many people a slice is about: one, or, where heads are counted, those who give it up. */
function peopleOf({ definition }: CompiledDefinition, { scope, heads, pieces }: Slice): number {
  if (scope.person !== null) return 1
  return definition.attendance === 'headcount' ? heads || pieces : 0
}

interface KeptSlice extends Slice {
  readonly kept: Grosze
  /** Kept once for the registration. */
  readonly once: boolean
}

/** What a rule keeps once for all who resign, together or one after another, of what is left of their money. */
function keptOnce(slices: readonly KeptSlice[], before: Grosze): KeptSlice[] {
  const charged = slices.filter((slice) => slice.rule?.kept.per === 'registration' && isCharged(slice))
  const byRule = Map.groupBy(charged, ({ rule }) => rule)
  return [...byRule].flatMap(([rule, same]) => {
    const left = sumMoney(same.map(({ most, kept }) => most - kept))
    const wanted = Math.max(0, (rule?.kept.amount ?? 0) - before)
    const [first] = same
    return first === undefined ? [] : [{ ...first, kept: Math.min(wanted, left), once: true }]
  })
}

function reasonsOf(slices: readonly KeptSlice[]): KeptReason[] {
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
